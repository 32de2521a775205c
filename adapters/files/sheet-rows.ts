import { maxSheetRows, type Cell, type UploadedRow } from "#domain/spreadsheet/sheet.ts";
import { Refused } from "./sheet-refused.ts";
import { walkXml } from "./walk-xml.ts";

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
