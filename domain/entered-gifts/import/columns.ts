import type { HandMethod } from "../hand-methods.ts";

/** The columns of a donations file, in template order. */
export const columns = [
  "received_on",
  "amount",
  "method",
  "bank_reference",
  "name",
  "email",
  "language",
  "campaign",
  "program",
  "zakat",
] as const;
export type Column = (typeof columns)[number];

const names: Readonly<Record<string, Column>> = {
  receivedon: "received_on",
  date: "received_on",
  datum: "received_on",
  ontvangenop: "received_on",
  amount: "amount",
  bedrag: "amount",
  method: "method",
  wijze: "method",
  bankreference: "bank_reference",
  reference: "bank_reference",
  kenmerk: "bank_reference",
  name: "name",
  naam: "name",
  email: "email",
  emailadres: "email",
  language: "language",
  taal: "language",
  campaign: "campaign",
  actie: "campaign",
  program: "program",
  programma: "program",
  zakat: "zakat",
};

const methods: Readonly<Record<string, HandMethod>> = {
  "": "BANK_TRANSFER",
  banktransfer: "BANK_TRANSFER",
  bank: "BANK_TRANSFER",
  overschrijving: "BANK_TRANSFER",
  cash: "CASH",
  contant: "CASH",
  cheque: "CHEQUE",
};

const plain = (text: string): string => text.toLowerCase().replace(/[^a-z]/g, "");

/** Headings are compared in lower case, without spaces and punctuation. */
export const giftColumns = { names, needed: ["received_on", "amount"], plain } as const;

/** Null: not possible in a file. Donations in kind are entered one by one, each with a document. */
export const methodIn = (text: string): HandMethod | null => methods[plain(text)] ?? null;
