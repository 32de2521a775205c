import type { PageOf } from "./answers.ts";
import { applicationStatuses, statusesOf, type StatusFilter } from "./application-status.ts";
import type { Listed } from "./ports.ts";

export const pageSize = 25;
/** The plain list answers no more than this; whoever needs more turns the pages. */
export const mostInPlainList = 200;

export type AskedPage = { status: StatusFilter | null; search: string; page: number };

export const newestApplications =
  <Row>({ list }: Listed<Row>) =>
  (): Promise<Row[]> =>
    list({ statuses: applicationStatuses, search: "" }, { most: mostInPlainList, skip: 0 });

/** A page past the last one is the last one: the list may have become shorter since its links were drawn. */
export const listApplications =
  <Row>({ count, list }: Listed<Row>) =>
  async ({ status, search, page: asked }: AskedPage): Promise<PageOf<Row>> => {
    const filter = { statuses: statusesOf(status), search: search.trim() };
    const total = await count(filter);
    const last = Math.max(1, Math.ceil(total / pageSize));
    const page = Math.min(Math.max(1, asked), last);
    const rows = await list(filter, { most: pageSize, skip: (page - 1) * pageSize });
    return { rows, total, page, pageSize };
  };
