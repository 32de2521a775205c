import type { Cell } from "#domain/csv.ts";
import type { Language } from "#domain/language.ts";
import type { Cents } from "#domain/money/cents.ts";
import { anbiFacts, anbiIdentity } from "#domain/transparency/anbi-fields.ts";
import type { AnbiForm } from "#domain/transparency/anbi-form.ts";
import { translate } from "../translate.ts";
import { statementLabel } from "./annual-sheets.ts";

/** The form field by field, in its order: who, what, balance, income and expenditure. */
export function anbiSheet(form: AnbiForm, language: Language): { heading: string[]; rows: Cell[][] } {
  const { year, identity, facts, accounts } = form;
  const text = (id: Parameters<typeof translate>[1]) => translate(language, id);
  const money = (cents: Cents | null): Cell => (cents === null ? null : { cents });
  return {
    heading: [text("annual.part"), text("annual.anbi.field"), String(year), String(year - 1)],
    rows: [
      ...anbiIdentity.map((field) => [
        text("annual.anbi.part.identity"),
        text(`annual.anbi.field.${field}`),
        identity[field],
        null,
      ]),
      ...anbiFacts.map((field) => [
        text("annual.anbi.part.facts"),
        text(`annual.anbi.field.${field}`),
        facts[field],
        null,
      ]),
      ...(accounts.balance?.rows ?? []).map(({ row, cents, beforeCents }) => [
        text("annual.balance"),
        text(`annual.balance.${row}`),
        money(cents),
        money(beforeCents),
      ]),
      ...accounts.statement.map((row) => [
        text("annual.statement"),
        statementLabel(row, language),
        money(row.cents),
        money(row.beforeCents),
      ]),
    ],
  };
}
