import type { Language } from "#domain/language.ts";
import { draftOf, titleOf, type ContentKind } from "../kinds/kinds.ts";
import type { Untranslated } from "../untranslated.ts";
import type { Content } from "../ports.ts";
import type { RecordAnswer, RowAnswer } from "./answers.ts";
import type { FieldOf, RelatedKind } from "./field-spec.ts";
import type { EditedRecord } from "./ports.ts";
import { missingLanguages, problemsOf } from "./problems.ts";

/** Not written yet: visitors read the program's text. */
export const untouchedRow = (id: string): RowAnswer => ({
  id,
  title: id,
  state: "PUBLISHED",
  sample: false,
  changedAt: null,
  changedBy: null,
  publishAt: null,
  problems: 0,
  missing: [],
  order: null,
});

export function rowAnswer(
  kind: ContentKind,
  row: EditedRecord & { id: string },
  language: Language,
): Omit<RowAnswer, "order"> {
  const body = draftOf(kind, row.id, row.body);
  const problems = row.state === "PUBLISHED" ? [] : problemsOf(kind, body);
  const { untranslated = [] } = body as Untranslated;
  return {
    id: row.id,
    title: titleOf(kind, body)?.[language].trim() || row.id,
    state: row.state,
    sample: row.sample,
    changedAt: row.changedAt,
    changedBy: row.changedBy?.name ?? null,
    publishAt: row.scheduled?.at ?? null,
    problems: problems.length,
    missing: [...missingLanguages(problems), ...untranslated],
  };
}

/** Only published records can be referenced. */
export async function relations(
  content: Content,
  fields: readonly FieldOf<"relation">[],
  language: Language,
): Promise<RecordAnswer["relations"]> {
  const kinds = [...new Set(fields.map(({ to }) => to))];
  const lists = kinds.map(async (to): Promise<[RelatedKind, { id: string; title: string }[]]> => [
    to,
    (await content.list(to)).map((body) => ({
      id: body.id,
      title: titleOf(to, body)?.[language] ?? body.id,
    })),
  ]);
  return Object.fromEntries(await Promise.all(lists));
}
