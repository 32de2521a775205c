import { methodIds, methodNames } from "#app/papers/giving/gift-texts.ts";
import { restKey, type Dimension } from "#domain/analytics/parts.ts";
import type { TableCell, TableOf } from "#domain/analytics/tables.ts";
import { type Language, isLanguage, languageFacts } from "#domain/language.ts";
import { type Cell, type Sheet } from "#domain/spreadsheet/sheet.ts";
import { translate } from "../translate.ts";

/** A table of the analytics page as a file. Totals are left out: a spreadsheet would add them up twice. */
export const sheetOf = ({ columns, rows }: TableOf, language: Language): Sheet => ({
  heading: columns.map((column) => translate(language, `analytics.column.${column}`)),
  rows: rows.map((row) => row.map((cell) => sheetCell(cell, language))),
});

function sheetCell(cell: TableCell, language: Language): Cell {
  if ("label" in cell) return cell.label;
  if ("bucket" in cell) return cell.bucket;
  if ("step" in cell) return translate(language, `analytics.step.${cell.step}`);
  if ("count" in cell) return { number: cell.count };
  if ("cents" in cell) return { cents: cell.cents };
  return cell.percent === null ? null : { number: cell.percent };
}

type Named = Readonly<{ id: string; name: string }>;

/** Named on the server, because browsers name countries differently. Files use the same words as the page. */
export const analyticsLabel =
  (campaigns: readonly Named[], language: Language) =>
  (dimension: Dimension, key: string): string => {
    if (key === restKey) return translate(language, "analytics.rest");
    if (key === "")
      return translate(language, dimension === "campaign" ? "analytics.noCampaign" : "analytics.unknown");
    switch (dimension) {
      case "campaign":
        return campaigns.find(({ id }) => id === key)?.name ?? key;
      case "country":
        return new Intl.DisplayNames(languageFacts[language].locale, { type: "region" }).of(key) ?? key;
      case "language":
        return isLanguage(key) ? translate(language, `analytics.column.${key}`) : key;
      case "method":
        return methodIds[key] ? translate(language, methodIds[key]) : (methodNames[key] ?? key);
      case "donor":
        return translate(language, key === "new" ? "analytics.donor.new" : "analytics.donor.returning");
      case "frequency":
        return translate(language, key === "MONTHLY" ? "analytics.column.monthly" : "analytics.column.once");
    }
  };
