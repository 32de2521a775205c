import type { ApplicationKind } from "#domain/applications/application-kind.ts";
import { statusFilters, type StatusFilter } from "#domain/applications/application-status.ts";
import {
  listSorts,
  waitingDays,
  type ListSort,
  type WaitingDays,
} from "#domain/applications/review/list-sort.ts";
import { key } from "../../../data/api-key.ts";
import {
  addressOf,
  everything,
  maxSearchLength,
  oneOf,
  pageIn,
  pageSaid,
  searchIn,
} from "../../../components/back-office/list-address.ts";

export type ListView = {
  status: StatusFilter | null;
  search: string;
  about: string | null;
  assignee: string | null;
  waiting: WaitingDays | null;
  sort: ListSort;
  page: number;
};

/** What the address asks for; whatever it says that makes no sense is left out. */
export function readListView(search = ""): ListView {
  const asked = new URLSearchParams(search);
  return {
    status: oneOf(statusFilters, asked.get("status")),
    search: searchIn(asked),
    about: idIn(asked.get("about")),
    assignee: idIn(asked.get("assignee")),
    waiting: oneOf(waitingDays, asked.get("waiting")),
    sort: oneOf(listSorts, asked.get("sort")) ?? "newest",
    page: pageIn(asked),
  };
}

export const listSearch = ({ status, search, about, assignee, waiting, sort, page }: ListView): string =>
  addressOf({
    status,
    q: search,
    about,
    assignee,
    waiting,
    sort: sort === "newest" ? null : sort,
    page: pageSaid(page),
  });

/** Whether some applications are left out; their order leaves none out. */
export const isNarrowed = (view: ListView): boolean =>
  listSearch({ ...view, sort: "newest", page: 1 }) !== "";

export const listKey = (kind: ApplicationKind, view: ListView) =>
  key("/api/admin/applications/:kind/list", { kind }, listSearch(view));

const idIn = (asked: string | null): string | null =>
  asked === null || asked === "" || asked === everything ? null : asked.slice(0, maxSearchLength);
