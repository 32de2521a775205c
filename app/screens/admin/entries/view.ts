import { handKinds } from "#domain/ledger/by-hand/typed-entry.ts";
import { addressOf, oneOf } from "../../../components/back-office/list-address.ts";
import { key } from "../../../data/api-key.ts";
import type { FormKind } from "./typed-form.ts";

export const entriesPath = "/admin/books/entries";
const newEntryPath = "/admin/books/entries/new";
export const entryChoicesKey = "/api/admin/books/entries/choices";
export const openItemsKey = "/api/admin/books/entries/open";

export const entriesKey = "/api/admin/books/entries";
export const entryKey = (number: string) => key("/api/admin/books/entries/:number", { number });

export const copyKey = (number: string) => key("/api/admin/public-copies/:number", { number });

export const formKinds = [...handKinds, "reserve"] as const;
export type FormView = Readonly<{ kind: FormKind; settles: string | null }>;

/** The chosen form, and the open item that a payment settles. */
export function readFormView(search = ""): FormView {
  const asked = new URLSearchParams(search);
  return { kind: oneOf(formKinds, asked.get("kind")) ?? "invoice", settles: asked.get("settles") };
}

export const formAddress = (kind: FormKind, settles: string | null = null): string =>
  newEntryPath + addressOf({ kind, settles });
