import type { ApplicationKind } from "#domain/back-office/application-kind.ts";
import { statusFilters, type StatusFilter } from "#domain/back-office/application-status.ts";
import { listSorts, waitingDays, type ListSort, type WaitingDays } from "#domain/back-office/list-sort.ts";

export type ListView = {
  status: StatusFilter | null;
  search: string;
  about: string | null;
  assignee: string | null;
  waiting: WaitingDays | null;
  sort: ListSort;
  page: number;
};

const highestPage = 999_999;
export const longestSearch = 200;
/** No status, role or person has this name, so the address reads it as all of them. */
export const everything = "all";

/** What the address asks for; whatever it says that makes no sense is left out. */
export function readListView(search: string): ListView {
  const asked = new URLSearchParams(search);
  const page = Number(asked.get("page"));
  return {
    status: oneOf(statusFilters, asked.get("status")),
    search: (asked.get("q") ?? "").trim().slice(0, longestSearch),
    about: idIn(asked.get("about")),
    assignee: idIn(asked.get("assignee")),
    waiting: oneOf(waitingDays, asked.get("waiting")),
    sort: oneOf(listSorts, asked.get("sort")) ?? "newest",
    page: Number.isInteger(page) && page > 0 && page <= highestPage ? page : 1,
  };
}

/** The shortest address that says it, so that the plain list has one address only. */
export function listSearch({ status, search, about, assignee, waiting, sort, page }: ListView): string {
  const asked = new URLSearchParams({
    ...(status !== null && { status }),
    ...(search !== "" && { q: search }),
    ...(about !== null && { about }),
    ...(assignee !== null && { assignee }),
    ...(waiting !== null && { waiting }),
    ...(sort !== "newest" && { sort }),
    ...(page > 1 && { page: String(page) }),
  });
  return asked.size === 0 ? "" : `?${asked.toString()}`;
}

/** Whether some applications are left out; their order leaves none out. */
export const isNarrowed = (view: ListView): boolean =>
  listSearch({ ...view, sort: "newest", page: 1 }) !== "";

export const listKey = (kind: ApplicationKind, view?: ListView): [string] => [
  `/api/admin/applications/${kind}/list${view ? listSearch(view) : ""}`,
];

const oneOf = <T extends string>(all: readonly T[], asked: string | null): T | null =>
  all.find((each) => each === asked) ?? null;

const idIn = (asked: string | null): string | null =>
  asked === null || asked === "" || asked === everything ? null : asked.slice(0, longestSearch);
