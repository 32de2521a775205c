import { statusFilters, type StatusFilter } from "#domain/back-office/application-status.ts";
import type { ApplicationKind } from "../admin/application-table.tsx";

export type ListView = { status: StatusFilter | null; search: string; page: number };

const highestPage = 999_999;
export const longestSearch = 200;

/** What the address asks for; whatever it says that makes no sense is left out. */
export function readListView(search: string): ListView {
  const asked = new URLSearchParams(search);
  const page = Number(asked.get("page"));
  return {
    status: statusFilters.find((status) => status === asked.get("status")) ?? null,
    search: (asked.get("q") ?? "").trim().slice(0, longestSearch),
    page: Number.isInteger(page) && page > 0 && page <= highestPage ? page : 1,
  };
}

/** The shortest address that says it, so that the plain list has one address only. */
export function listSearch({ status, search, page }: ListView): string {
  const asked = new URLSearchParams({
    ...(status !== null && { status }),
    ...(search !== "" && { q: search }),
    ...(page > 1 && { page: String(page) }),
  });
  return asked.size === 0 ? "" : `?${asked.toString()}`;
}

export const listKey = (kind: ApplicationKind, view?: ListView): [string] => [
  `/api/admin/applications/${kind}/list${view ? listSearch(view) : ""}`,
];
