import { SaxesParser } from "saxes";
import { maxSheetRows, type Cell, type UploadedRow } from "#domain/spreadsheet/sheet.ts";
import { Refused } from "./sheet-refused.ts";

const maxCells = 100;
const maxTextLength = 10_000;

/** The non-empty rows of a worksheet. `strings` is the shared strings part. */
export function rowsOf(sheet: string, strings: string): UploadedRow[] {
  const shared = stringsIn(strings);
  const rows: UploadedRow[] = [];
  let cells: Cell[] = [];
  let row = 0;
  let place = 0;
  let type = "";
  let value = "";
  let isValue = false;
  walkXml(sheet, {
    open: (name, attributes) => {
      if (name === "row") {
        row = Number(attributes["r"] ?? row + 1);
        cells = [];
        place = -1;
      }
      if (name === "c") {
        place = placeIn(attributes["r"]) ?? place + 1;
        if (place >= maxCells) throw new Refused("not_a_sheet", row);
        type = attributes["t"] ?? "n";
        value = "";
      }
      if (name === "f") throw new Refused("has_formulas", row);
      isValue = name === "v" || name === "t";
    },
    text: (text) => {
      if (isValue && value.length < maxTextLength) value += text;
    },
    close: (name) => {
      isValue = false;
      if (name === "c" && value !== "") {
        while (cells.length < place) cells.push("");
        const number = Number(value);
        if (type === "s") cells[place] = shared[number] ?? "";
        else cells[place] = type === "n" && Number.isFinite(number) ? { number } : value;
      }
      if (name === "row" && cells.some((cell) => typeof cell !== "string" || cell.trim() !== "")) {
        rows.push({ row, cells });
        if (rows.length > maxSheetRows) throw new Refused("too_many_rows");
      }
    },
  });
  return rows;
}

function stringsIn(xml: string): string[] {
  const strings: string[] = [];
  if (xml === "") return strings;
  let text = "";
  let isText = false;
  walkXml(xml, {
    open: (name) => {
      if (name === "si") text = "";
      isText = name === "t";
    },
    text: (more) => {
      if (isText && text.length < maxTextLength) text += more;
    },
    close: (name) => {
      isText = false;
      if (name === "si") strings.push(text);
    },
  });
  return strings;
}

/** "C7" is index two. */
function placeIn(reference: string | undefined): number | null {
  const [, letters] = /^([A-Z]{1,3})\d/.exec(reference ?? "") ?? [];
  if (!letters) return null;
  return letters.split("").reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

type Walk = Readonly<{
  open: (name: string, attributes: Readonly<Record<string, string>>) => void;
  text: (text: string) => void;
  close: (name: string) => void;
}>;

/** Entities do not exist, and a DOCTYPE is refused. */
function walkXml(xml: string, { open, text, close }: Walk): void {
  const parser = new SaxesParser();
  const local = (name: string): string => name.slice(name.indexOf(":") + 1);
  const refuse = () => {
    throw new Refused("not_a_sheet");
  };
  parser.on("doctype", refuse);
  parser.on("error", refuse);
  parser.on("opentag", ({ name, attributes }) => open(local(name), attributes));
  parser.on("text", text);
  parser.on("closetag", ({ name }) => close(local(name)));
  parser.write(xml).close();
}
