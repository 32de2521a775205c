import * as z from "zod/mini";
import { oneLine } from "#domain/identifiers/typed-text.ts";
import { localizedSchema, localizedText } from "#domain/localized-schema.ts";
import { accounts } from "../accounts.ts";
import { extensibleAccounts } from "#domain/money/added-account.ts";

export const maxTitleLength = 60;
const minTitleLength = 2;
const title = localizedSchema(
  z.string().check(z.overwrite(oneLine), z.minLength(minTitleLength), z.maxLength(maxTitleLength)),
);

/** An account that staff added to the chart. */
const addedAccount = z.object({
  id: z.string(),
  number: z.string(),
  title: localizedText,
  isClosed: z.boolean(),
  /** A closed account with entries is archived: reports of its years show it. */
  isUsed: z.boolean(),
});
export const addedAccounts = z.array(addedAccount);
export type AddedAccount = z.infer<typeof addedAccount>;

export const newAccount = z.object({
  parent: z.enum(extensibleAccounts),
  number: z.string().check(z.regex(/^\d{4,6}$/)),
  title,
});
export type NewAccount = z.infer<typeof newAccount>;

export const changedAccount = z.object({ title, isClosed: z.boolean() });
export type ChangedAccount = z.infer<typeof changedAccount>;

export type AccountRefusal =
  | "number_taken"
  | "number_elsewhere"
  | "unknown_account"
  | "has_balance"
  | "has_rule";

/** Further bank accounts are numbered from 1001. */
const isReserved = (number: string): boolean => /^10\d\d/.test(number);

/** A number stays in the hundreds of its account of the chart, so that reports keep their order. Null: it may be added. */
export function refusalOfNumber({
  parent,
  number,
}: Pick<NewAccount, "parent" | "number">): AccountRefusal | null {
  if (accounts.some((account) => account.number === number)) return "number_taken";
  const above = accounts.find(({ id }) => id === parent)?.number ?? "";
  return isReserved(number) || number.slice(0, 2) !== above.slice(0, 2) ? "number_elsewhere" : null;
}
