import type { RecordState } from "#domain/content/editing/ports.ts";
import {
  addressOf,
  oneOf,
  pageIn,
  pageSaid,
  searchIn,
} from "../../../components/back-office/list-address.ts";

/** Written out, because the list of the domain brings the schema library along; the types keep them in step. */
export const stateFilters = ["DRAFT", "SCHEDULED", "CHANGED", "PUBLISHED"] as const satisfies RecordState[];

export type ContentListView = { state: RecordState | null; search: string; page: number };

/** What the address asks for; whatever it says that makes no sense is left out. */
export function readContentListView(search = ""): ContentListView {
  const asked = new URLSearchParams(search);
  return { state: oneOf(stateFilters, asked.get("state")), search: searchIn(asked), page: pageIn(asked) };
}

export const contentListSearch = ({ state, search, page }: ContentListView): string =>
  addressOf({ state, q: search, page: pageSaid(page) });
