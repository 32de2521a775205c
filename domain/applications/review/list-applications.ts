import { dayMs } from "#domain/calendar/day.ts";
import type { Language } from "#domain/language.ts";
import type { ListChoices, ListedApplication, PageOf } from "./answers.ts";
import type { ApplicationKind } from "../application-kind.ts";
import { statusesOf, undecidedStatuses, type StatusFilter } from "../application-status.ts";
import { assigneeMe, type ListSort, type WaitingDays } from "./list-sort.ts";
import type {
  ApplicationSubjects,
  ApplicationFilter,
  Applications,
  ListedRow,
  NewestApplications,
  Staff,
} from "./ports.ts";

const pageSize = 25;
/** The plain list answers no more than this; whoever needs more turns the pages. */
const maxInPlainList = 200;

export type AskedPage = {
  status: StatusFilter | null;
  search: string;
  aboutId: string | null;
  assignee: string | null;
  waiting: WaitingDays | null;
  sort: ListSort;
  page: number;
};
export type Reader = { userId: string; language: Language };

export const newestApplications = (newest: NewestApplications) => ({
  volunteer: () => newest.volunteer(maxInPlainList),
  grant: () => newest.grant(maxInPlainList),
});

type Needs = { applications: Applications; subjects: ApplicationSubjects; clock: () => Date };

/** A page past the last one is the last one: the list may have become shorter since its links were drawn. */
export const listApplications =
  ({ applications, subjects, clock }: Needs) =>
  async (kind: ApplicationKind, asked: AskedPage, reader: Reader): Promise<PageOf<ListedApplication>> => {
    const filter = filterOf(asked, reader, clock());
    const { count, list } = applications[kind];
    // A country is written as the applicant wrote it: it has no other name.
    const named = kind === "partner" ? [] : subjects.all(kind, reader.language);
    const [total, names] = await Promise.all([count(filter), named]);
    const last = Math.max(1, Math.ceil(total / pageSize));
    const page = Math.min(Math.max(1, asked.page), last);
    const rows = await list(filter, asked.sort, { most: pageSize, skip: (page - 1) * pageSize });
    const nameOf = new Map(names.map(({ id, name }) => [id, name]));
    return { rows: rows.map((row) => answerOf(row, nameOf)), total, page, pageSize };
  };

export const listChoicesOf =
  ({ subjects, staff }: { subjects: ApplicationSubjects; staff: Staff }) =>
  async (kind: ApplicationKind, language: Language): Promise<ListChoices> => {
    const [found, people] = await Promise.all([subjects.all(kind, language), staff.all()]);
    return { abouts: found, staff: people };
  };

/** What an asked page means at this moment, for this reader. */
export const filterOf = (asked: AskedPage, { userId }: Reader, now: Date): ApplicationFilter => ({
  statuses: statusesFor(asked),
  search: asked.search.trim(),
  aboutId: asked.aboutId,
  assigneeId: asked.assignee === assigneeMe ? userId : asked.assignee,
  before: asked.waiting === null ? null : new Date(now.getTime() - Number(asked.waiting) * dayMs),
});

/** Nobody waits any more once it is decided. */
const statusesFor = ({ status, waiting }: AskedPage) => {
  const wanted = statusesOf(status);
  return waiting === null ? wanted : undecidedStatuses.filter((each) => wanted.includes(each));
};

const answerOf = (
  { aboutId, createdAt, ...row }: ListedRow,
  nameOf: ReadonlyMap<string, string>,
): ListedApplication => ({
  ...row,
  createdAt: createdAt.toISOString(),
  about: { id: aboutId, name: nameOf.get(aboutId) ?? aboutId },
});
