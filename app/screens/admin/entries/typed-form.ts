import { accountOf } from "#domain/ledger/accounts.ts";
import {
  accruedAccounts,
  chargeAccounts,
  correction,
  guidedEntry,
  incomeAccounts,
  invoiceAccounts,
  type HandKind,
} from "#domain/ledger/by-hand/typed-entry.ts";
import { mayHavePurpose, needsNature } from "../../../components/back-office/line-needs.ts";
import { purposeFrom } from "../../../components/back-office/purpose-options.ts";
import { typedText } from "../../../data/typed-text.ts";
import type { Cents } from "#domain/money/cents.ts";
import { negated } from "#domain/money/sums.ts";
import { readAmount } from "#domain/money/parse-amount.ts";

export type FormLine = Readonly<{
  key: number;
  account: string;
  debit: string;
  credit: string;
  purpose: string;
  nature: string;
}>;

export const emptyLine = (key: number): FormLine => ({
  key,
  account: "",
  debit: "",
  credit: "",
  purpose: "",
  nature: "",
});

/** The board's decision on reserves has a form of its own, and is booked as a correction. */
export type FormKind = HandKind | "reserve";
export const reserveChanges = ["add", "release"] as const;

const moneyFields = {
  invoice: ["amount", "on", "account", "purpose", "nature", "party", "iban", "reference", "dueOn"],
  income: ["amount", "on", "account", "into", "purpose", "party", "iban", "reference", "dueOn"],
  charge: ["amount", "on", "account", "from"],
  transfer: ["amount", "on", "from", "to"],
  payment: ["amount", "on", "into"],
  accrual: ["what", "amount", "on", "releaseOn", "account", "purpose", "nature"],
  opening: ["on"],
  journal: ["on"],
  reserve: ["what", "amount", "on"],
} as const satisfies Record<FormKind, readonly string[]>;
export type FieldName = (typeof moneyFields)[FormKind][number];
const ofOpenIncome: readonly FieldName[] = ["iban", "reference", "dueOn"];

/** Choices that decide which other fields are shown. */
export const nothingChosen = { what: "", account: "", into: "" };
export type Chosen = typeof nothingChosen;

/** The fields of a form in order, without those that the chosen account does not need. */
export const fieldsOf = (kind: FormKind, { account, into }: Chosen): readonly FieldName[] =>
  moneyFields[kind].filter((name) => {
    if (name === "purpose") return mayHavePurpose(account);
    if (name === "nature") return needsNature(account);
    return kind !== "income" || into === "debtors" || !ofOpenIncome.includes(name);
  });

export function accountsFor(kind: FormKind, what: string): readonly string[] {
  if (kind === "invoice") return invoiceAccounts;
  if (kind === "income") return incomeAccounts;
  if (kind === "charge") return chargeAccounts;
  const isIncome = what.startsWith("income");
  return accruedAccounts.filter((id) => (accountOf(id)?.kind === "INCOME") === isIncome);
}

/** Debits are positive. Null unless exactly one side has an amount. */
export function centsOfLine({ debit, credit }: Pick<FormLine, "debit" | "credit">): Cents | null {
  if ((debit === "") === (credit === "")) return null;
  const read = readAmount(debit || credit);
  return read.ok ? (debit ? read.cents : negated(read.cents)) : null;
}

type Typed = Readonly<{
  kind: FormKind;
  id: string;
  typed: FormData;
  lines: readonly FormLine[];
  settles: string | null;
}>;

/** The body of the call, or null if it is incomplete or invalid. */
export function entryFrom({ kind, id, typed, lines, settles }: Typed) {
  const said = (name: string) => typedText(typed, name);
  const amount = readAmount(said("amount"));
  const isReserve = kind === "reserve";
  const entry = {
    kind: isReserve ? "journal" : kind,
    id,
    on: said("on"),
    description: said("description"),
    amountCents: amount.ok ? amount.cents : null,
    account: said(kind === "payment" ? "into" : "account"),
    what: said("what"),
    into: said("into"),
    from: said("from"),
    to: said("to"),
    settles,
    ...purposeFrom(said("purpose")),
    fund: typed.has("zakat") ? "ZAKAT" : null,
    nature: said("nature") || null,
    party: said("party") || null,
    iban: said("iban") || null,
    reference: said("reference") || null,
    dueOn: said("dueOn") || null,
    releaseOn: said("releaseOn"),
    lines: isReserve
      ? reserveLines(amount.ok ? amount.cents : null, said("what"))
      : lines.map((line) => ({
          account: line.account,
          cents: centsOfLine(line),
          ...purposeFrom(mayHavePurpose(line.account) ? line.purpose : ""),
          nature: (needsNature(line.account) && line.nature) || null,
        })),
  };
  const read = entry.kind === "journal" ? correction.safeParse(entry) : guidedEntry.safeParse(entry);
  return read.success ? read.data : null;
}

/** Between the continuity reserve and the other reserves. */
function reserveLines(cents: Cents | null, what: string) {
  const added = { account: "continuity-reserve", cents: cents && negated(cents) };
  const free = { account: "opening-balances", cents };
  return what === "release"
    ? [
        { ...added, cents },
        { ...free, cents: added.cents },
      ]
    : [added, free];
}
