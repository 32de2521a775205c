import type { Language } from "#domain/language.ts";
import { noCents } from "#domain/money/cents.ts";
import { moneyCell, type Cell, type Sheet } from "#domain/spreadsheet/sheet.ts";
import { anbiBalance, anbiFacts, anbiIdentity } from "#domain/transparency/anbi-fields.ts";
import type { AnbiForm } from "#domain/transparency/anbi-form.ts";
import type { FormLine } from "#domain/transparency/published-form.ts";
import { translate } from "../translate.ts";
import { statementLabel } from "./annual-sheets.ts";

/** The fields of the form in its order: identity, facts, balance, income and expenditure. */
export function anbiSheet(form: AnbiForm, language: Language): Sheet {
  const { year, identity, facts, accounts } = form;
  const text = (id: Parameters<typeof translate>[1]) => translate(language, id);
  /** All lines of the form, also empty ones, and the total. */
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
      moneyCell(cents),
      moneyCell(beforeCents),
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
        moneyCell(row.cents),
        moneyCell(row.beforeCents),
      ]),
    ],
  };
}

/** The form as it is read on a page and on paper: the lines of its sheet. */
export const anbiLines = (form: AnbiForm, language: Language): FormLine[] =>
  anbiSheet(form, language).rows.map(([part, label, value, before]) => ({
    part: typeof part === "string" ? part : "",
    label: typeof label === "string" ? label : "",
    text: typeof value === "string" ? value : null,
    cents: typeof value === "object" && value && "cents" in value ? value.cents : null,
    beforeCents: typeof before === "object" && before && "cents" in before ? before.cents : null,
  }));
