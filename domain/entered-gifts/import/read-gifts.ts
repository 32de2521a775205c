import { isLanguage } from "#domain/language.ts";
import { refusalOfAmount } from "#domain/money/gift-limits.ts";
import { readAmount } from "#domain/money/parse-amount.ts";
import { isEmail, normalizeEmail } from "#domain/identifiers/email.ts";
import { giftByHand, type GiftByHand } from "../gift-by-hand.ts";
import { columnOf, methodIn, missingAmong, type Column } from "./columns.ts";
import { readDate } from "./read-date.ts";
import type { Problem } from "./problem.ts";
import type { SheetCell, SheetRow } from "#domain/forms/sheet.ts";

export type ReadGift = Readonly<{ row: number; gift: GiftByHand }>;
type ReadGifts = Readonly<{ gifts: readonly ReadGift[]; problems: readonly Problem[] }>;

const nothing: SheetCell = { text: "", isNumber: false };

/** Every row by itself: each thing that is wrong is told with its row and column, and nothing is guessed. */
export function readGifts([heading, ...rows]: readonly SheetRow[], newId: () => string): ReadGifts {
  const found = heading?.cells.map(({ text }) => columnOf(text)) ?? [];
  const missing = missingAmong(found);
  if (missing)
    return { gifts: [], problems: [{ row: heading?.row ?? 1, column: missing, reason: "column_missing" }] };
  const unknown = heading?.cells.findIndex(({ text }, place) => text.trim() !== "" && found[place] === null);
  if (heading && unknown !== undefined && unknown >= 0)
    return {
      gifts: [],
      problems: [
        { row: heading.row, column: null, reason: "column_unknown", value: heading.cells[unknown]?.text },
      ],
    };
  if (rows.length === 0) return { gifts: [], problems: [{ row: 1, column: null, reason: "no_rows" }] };
  const read = rows.map((row) => readRow(row, found, newId));
  return {
    gifts: read.flatMap(({ gift }) => gift ?? []),
    problems: read.flatMap(({ problems }) => problems),
  };
}

function readRow({ row, cells }: SheetRow, found: readonly (Column | null)[], newId: () => string) {
  const problems: Problem[] = [];
  const cellOf = (column: Column): SheetCell => cells[found.indexOf(column)] ?? nothing;
  const textOf = (column: Column): string => cellOf(column).text.trim();
  const wrong = (column: Column, reason: Problem["reason"]): void =>
    void problems.push({ row, column, reason, value: textOf(column) });

  const receivedOn = readDate(cellOf("received_on"));
  if (receivedOn === null) wrong("received_on", textOf("received_on") === "" ? "empty" : "date_unreadable");
  const amount = readAmount(textOf("amount"));
  if (textOf("amount") === "") wrong("amount", "empty");
  else if (!amount.ok) wrong("amount", "amount_unreadable");
  else if (refusalOfAmount(amount.cents)) wrong("amount", "amount_out_of_bounds");
  const method = methodIn(textOf("method"));
  if (!method) wrong("method", "method_unknown");
  const language = textOf("language").toLowerCase() || "nl";
  if (!isLanguage(language)) wrong("language", "language_unknown");
  const email = normalizeEmail(textOf("email"));
  if (email !== "" && !isEmail(email)) wrong("email", "email_wrong");
  const zakat = /^(?:|no|nee|0|false|(yes|ja|1|true|x))$/i.exec(textOf("zakat"));
  if (!zakat) wrong("zakat", "zakat_unreadable");
  if (problems.length > 0 || !amount.ok) return { gift: null, problems };

  const gift = giftByHand.safeParse({
    id: newId(),
    method,
    amountCents: amount.cents,
    receivedOn,
    donorName: textOf("name") || null,
    donorEmail: email || null,
    language,
    campaignId: textOf("campaign") || null,
    programId: textOf("program") || null,
    fund: zakat?.[1] ? "ZAKAT" : null,
    bankReference: textOf("bank_reference") || null,
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
