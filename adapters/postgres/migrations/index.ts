import type { Migration } from "kysely/migration";
import * as content from "./0001-content.ts";
import * as givingAndLedger from "./0002-giving-and-ledger.ts";
import * as people from "./0003-people.ts";

/** In order, forward only. A released migration is never edited: a later one mends it. */
export const migrations: Record<string, Migration> = {
  "0001-content": content,
  "0002-giving-and-ledger": givingAndLedger,
  "0003-people": people,
};
