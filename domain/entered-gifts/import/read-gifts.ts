import { isLanguage } from "#domain/language.ts";
import { refusalOfAmount } from "#domain/money/gift-limits.ts";
import { readAmount } from "#domain/money/parse-amount.ts";
import { isEmail, normalizeEmail } from "#domain/identifiers/email.ts";
import { giftByHand, type GiftByHand } from "../gift-by-hand.ts";
import { giftColumns, methodIn, type Column } from "./columns.ts";
import { readDate } from "./read-date.ts";
import type { Problem } from "./problem.ts";
import { readTable, type TableRow } from "#domain/spreadsheet/read-table.ts";
import type { UploadedRow } from "#domain/spreadsheet/sheet.ts";

export type ReadGift = Readonly<{ row: number; gift: GiftByHand }>;
type ReadGifts = Readonly<{ gifts: readonly ReadGift[]; problems: readonly Problem[] }>;

/** Reads each row on its own and reports every problem with its row and column. */
export function readGifts(rows: readonly UploadedRow[], newId: () => string): ReadGifts {
  const table = readTable(rows, giftColumns);
  if ("reason" in table) return { gifts: [], problems: [table] };
  const read = table.map((row) => readRow(row, newId));
  return {
    gifts: read.flatMap(({ gift }) => gift ?? []),
    problems: read.flatMap(({ problems }) => problems),
  };
}

function readRow({ row, cell, text }: TableRow<Column>, newId: () => string) {
  const problems: Problem[] = [];
  const wrong = (column: Column, reason: Problem["reason"]): void =>
    void problems.push({ row, column, reason, value: text(column) });

  const receivedOn = readDate(cell("received_on"));
  if (receivedOn === null) wrong("received_on", text("received_on") === "" ? "empty" : "date_unreadable");
  const amount = readAmount(text("amount"));
  if (text("amount") === "") wrong("amount", "empty");
  else if (!amount.ok) wrong("amount", "amount_unreadable");
  else if (refusalOfAmount(amount.cents)) wrong("amount", "amount_out_of_bounds");
  const method = methodIn(text("method"));
  if (!method) wrong("method", "method_unknown");
  const language = text("language").toLowerCase() || "nl";
  if (!isLanguage(language)) wrong("language", "language_unknown");
  const email = normalizeEmail(text("email"));
  if (email !== "" && !isEmail(email)) wrong("email", "email_wrong");
  const zakat = /^(?:|no|nee|0|false|(yes|ja|1|true|x))$/i.exec(text("zakat"));
  if (!zakat) wrong("zakat", "zakat_unreadable");
  if (problems.length > 0 || !amount.ok) return { gift: null, problems };

  const gift = giftByHand.safeParse({
    id: newId(),
    method,
    amountCents: amount.cents,
    receivedOn,
    donorName: text("name") || null,
    donorEmail: email || null,
    language,
    campaignId: text("campaign") || null,
    programId: text("program") || null,
    fund: zakat?.[1] ? "ZAKAT" : null,
    bankReference: text("bank_reference") || null,
  });
  if (gift.success) return { gift: { row, gift: gift.data }, problems };
  const [issue] = gift.error.issues;
  return {
    gift: null,
    problems: [
      { row, column: columnIn[String(issue?.path[0])] ?? null, reason: "too_long_or_short" as const },
    ],
  };
}

const columnIn: Readonly<Record<string, Column>> = {
  donorName: "name",
  donorEmail: "email",
  campaignId: "campaign",
  programId: "program",
  bankReference: "bank_reference",
};
