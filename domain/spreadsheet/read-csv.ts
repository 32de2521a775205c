import { maxSheetRows, type UploadedRow, type UploadedSheet } from "./sheet.ts";

const quote = '"';

/** Comma or semicolon, whichever the heading has more of: Dutch spreadsheet programs write semicolons. */
export function readCsv(content: string): UploadedSheet {
  const text = content.startsWith("\uFEFF") ? content.slice(1) : content;
  const comma = separatorOf(text);
  const rows: UploadedRow[] = [];
  let cells: string[] = [];
  let cell = "";
  let isQuoted = false;
  let wasQuoted = false;
  let line = 1;
  let began = 1;

  const endCell = () => {
    cells.push(cell);
    cell = "";
    wasQuoted = false;
  };
  const endRow = () => {
    endCell();
    if (cells.some((each) => each.trim() !== "")) rows.push({ row: began, cells });
    cells = [];
  };
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (character === "\n") line += 1;
    if (isQuoted) {
      if (character !== quote) cell += character;
      else if (text.charAt(at + 1) === quote) {
        cell += quote;
        at += 1;
      } else isQuoted = false;
    } else if (character === quote && cell.trim() === "" && !wasQuoted) {
      cell = "";
      isQuoted = true;
      wasQuoted = true;
    } else if (character === comma) endCell();
    else if (character === "\n") {
      endRow();
      began = line;
      if (rows.length > maxSheetRows) return { ok: false, reason: "too_many_rows" };
    } else if (character !== "\r") cell += character;
  }
  if (isQuoted) return { ok: false, reason: "broken_quotes", row: began };
  endRow();
  if (rows.length > maxSheetRows) return { ok: false, reason: "too_many_rows" };
  return rows.length === 0 ? { ok: false, reason: "empty" } : { ok: true, rows };
}

function separatorOf(text: string): string {
  const [heading = ""] = text.split("\n", 1);
  return heading.split(";").length > heading.split(",").length ? ";" : ",";
}
