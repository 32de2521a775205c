import type { Cell } from "#domain/csv.ts";
import type { Language } from "#domain/language.ts";
import { noCents, type Cents } from "#domain/money/cents.ts";
import { anbiBalance, anbiFacts, anbiIdentity } from "#domain/transparency/anbi-fields.ts";
import type { AnbiForm } from "#domain/transparency/anbi-form.ts";
import { translate } from "../translate.ts";
import { statementLabel } from "./annual-sheets.ts";

/** The form field by field, in its order: who, what, balance, income and expenditure. */
export function anbiSheet(form: AnbiForm, language: Language): { heading: string[]; rows: Cell[][] } {
  const { year, identity, facts, accounts } = form;
  const text = (id: Parameters<typeof translate>[1]) => translate(language, id);
  const money = (cents: Cents | null): Cell => (cents === null ? null : { cents });
  /** Every line that the form has, also those of which there is nothing, and the total, which is that of both sides. */
  const balanceRows = (): Cell[][] => {
    const { balance } = accounts;
    if (balance === null) return [];
    const lines = anbiBalance.map(({ line, row }) => {
      const found = balance.rows.find((each) => each.row === row);
      const beforeCents = found ? found.beforeCents : balance.beforeCents === null ? null : noCents;
      return { name: text(`annual.anbi.balance.${line}`), cents: found?.cents ?? noCents, beforeCents };
    });
    const total = {
      name: text("annual.balance.assets"),
      cents: balance.totalCents,
      beforeCents: balance.beforeCents,
    };
    return [...lines, total].map(({ name, cents, beforeCents }) => [
      text("annual.balance"),
      name,
      money(cents),
      money(beforeCents),
    ]);
  };
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
      ...balanceRows(),
      ...accounts.statement.map((row) => [
        text("annual.statement"),
        statementLabel(row, language),
        money(row.cents),
        money(row.beforeCents),
      ]),
    ],
  };
}
