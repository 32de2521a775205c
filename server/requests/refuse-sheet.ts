import type { RefusedSheet } from "#domain/spreadsheet/sheet.ts";
import type { RequestContext } from "../context.ts";
import { refuse } from "../refuse.ts";

export function refuseSheet(c: RequestContext, { reason, row = 1 }: RefusedSheet) {
  switch (reason) {
    case "too_large":
      return refuse(c, 413, "gift-import.error.too_large");
    case "has_formulas":
    case "broken_quotes":
      return refuse(c, 422, `gift-import.error.${reason}`, { row });
    default:
      return refuse(c, 422, `gift-import.error.${reason}`);
  }
}
