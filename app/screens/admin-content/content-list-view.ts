import type { RecordState } from "#domain/content/editing/ports.ts";

/** Written out, because the list of the domain brings the schema library along; the types keep them in step. */
export const stateFilters = ["DRAFT", "SCHEDULED", "CHANGED", "PUBLISHED"] as const satisfies RecordState[];

export type ContentListView = { state: RecordState | null; search: string; page: number };

export const longestSearch = 200;
const highestPage = 999_999;

/** What the address asks for; whatever it says that makes no sense is left out. */
export function readContentListView(search: string): ContentListView {
  const asked = new URLSearchParams(search);
  const page = Number(asked.get("page"));
  return {
    state: stateFilters.find((state) => state === asked.get("state")) ?? null,
    search: (asked.get("q") ?? "").trim().slice(0, longestSearch),
    page: Number.isInteger(page) && page > 0 && page <= highestPage ? page : 1,
  };
}

/** The shortest address that says it, so that the plain list has one address only. */
export function contentListSearch({ state, search, page }: ContentListView): string {
  const asked = new URLSearchParams({
    ...(state !== null && { state }),
    ...(search !== "" && { q: search }),
    ...(page > 1 && { page: String(page) }),
  });
  return asked.size === 0 ? "" : `?${asked.toString()}`;
}
