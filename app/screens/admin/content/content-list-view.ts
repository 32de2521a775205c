import type { RecordState } from "#domain/content/editing/ports.ts";
import {
  addressOf,
  oneOf,
  pageIn,
  pageSaid,
  searchIn,
} from "../../../components/back-office/list-address.ts";

/** Repeated here, because the domain's list imports the schema library; the types keep them equal. */
export const stateFilters = ["DRAFT", "SCHEDULED", "CHANGED", "PUBLISHED"] as const satisfies RecordState[];

export type ContentListView = { state: RecordState | null; search: string; page: number };

/** Ignores invalid values. */
export function readContentListView(search = ""): ContentListView {
  const query = new URLSearchParams(search);
  return { state: oneOf(stateFilters, query.get("state")), search: searchIn(query), page: pageIn(query) };
}

export const contentListSearch = ({ state, search, page }: ContentListView): string =>
  addressOf({ state, q: search, page: pageSaid(page) });
