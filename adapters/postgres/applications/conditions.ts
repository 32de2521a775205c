import type { ApplicationKind } from "#domain/back-office/application-kind.ts";
import { applicationStatuses } from "#domain/back-office/application-status.ts";
import { assigneeNobody } from "#domain/back-office/list-sort.ts";
import type { ApplicationFilter } from "#domain/back-office/ports.ts";
import { sources } from "./sources.ts";
import { literally } from "../literally.ts";

/** An index of three-letter pieces finds anything of this length; anything shorter is looked for at the start of words. */
const shortestPiece = 3;

/** Only what narrows the list is said: each statement then has an index of its own. */
export function conditionsOf(
  kind: ApplicationKind,
  { statuses, search, aboutId, assigneeId, before }: ApplicationFilter,
): { where: string; values: unknown[] } {
  const values: unknown[] = [];
  const conditions: string[] = [];
  const say = (condition: (placeholder: string) => string, value: unknown): void => {
    values.push(value);
    conditions.push(condition(`$${values.length}`));
  };
  if (statuses.length < applicationStatuses.length) say((p) => `status = any(${p})`, statuses);
  if (search !== "") say((p) => `search_text like lower(${p})`, patternOf(search));
  if (aboutId !== null) say((p) => `${sources[kind].about} = ${p}`, aboutId);
  if (assigneeId === assigneeNobody) conditions.push("assignee_id is null");
  else if (assigneeId !== null) say((p) => `assignee_id = ${p}`, assigneeId);
  if (before !== null) say((p) => `created_at < ${p}`, before);
  return { where: conditions.length === 0 ? "" : `where ${conditions.join(" and ")}`, values };
}

function patternOf(search: string): string {
  const typed = literally(search);
  return search.length < shortestPiece ? `% ${typed}%` : `%${typed}%`;
}
