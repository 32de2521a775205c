import type { ApplicationKind } from "#domain/applications/application-kind.ts";
import { applicationStatuses } from "#domain/applications/application-status.ts";
import { assigneeNobody } from "#domain/applications/review/list-sort.ts";
import type { ApplicationFilter } from "#domain/applications/review/ports.ts";
import { sources } from "./sources.ts";
import { escapeLike } from "../base/escape-like.ts";

/** An index of three-letter pieces finds anything of this length; anything shorter is looked for at the start of words. */
const minPieceLength = 3;

/**
 * What is not asked for is null. PostgreSQL plans with the values before it, so that only what narrows the list is left, and
 * each way of asking has an index of its own.
 */
export const conditionsOf = (kind: ApplicationKind): string =>
  `($1::text[] is null or status = any($1)) and ($2::text is null or search_text like lower($2))
   and ($3::text is null or ${sources[kind].about} = $3) and ($4::text is null or assignee_id = $4)
   and (not $5::boolean or assignee_id is null) and ($6::timestamptz is null or created_at < $6)`;

export const conditionValues = (filter: ApplicationFilter): unknown[] => [
  filter.statuses.length < applicationStatuses.length ? filter.statuses : null,
  filter.search === "" ? null : patternOf(filter.search),
  filter.aboutId,
  filter.assigneeId === assigneeNobody ? null : filter.assigneeId,
  filter.assigneeId === assigneeNobody,
  filter.before,
];

function patternOf(search: string): string {
  const typed = escapeLike(search);
  return search.length < minPieceLength ? `% ${typed}%` : `%${typed}%`;
}
