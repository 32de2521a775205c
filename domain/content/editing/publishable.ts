import type { DraftBody } from "./field-spec.ts";
import { contentKinds, relationsOf } from "../kinds/kinds.ts";
import type { LockedRecord, RecordRef } from "./ports.ts";
import { wordingProblems } from "./page-texts.ts";
import { problemsOf, type Problem } from "./problems.ts";

export type Incomplete = { ok: false; reason: "incomplete"; problems: Problem[] };

export async function publishable(
  locked: LockedRecord,
  { kind, id }: RecordRef,
  body: DraftBody,
): Promise<{ ok: true; body: DraftBody } | Incomplete> {
  const problems = problemsOf(kind, body);
  for (const { name, to } of relationsOf(kind)) {
    const named = body[name];
    if (typeof named !== "string" || named === "") continue;
    if (!(await locked.isPublished({ kind: to, id: named })))
      problems.push({ path: name, reason: "not_published" });
  }
  if (kind === "pageText") problems.push(...wordingProblems(locked.pageTexts(id), body));
  if (!(await hasItsCover(locked, body))) problems.push({ path: "cover", reason: "not_an_upload" });
  if (problems.length > 0) return { ok: false, reason: "incomplete", problems };
  return { ok: true, body: contentKinds[kind].schema.parse(body) };
}

async function hasItsCover(locked: LockedRecord, { cover }: DraftBody): Promise<boolean> {
  if (typeof cover !== "object" || cover === null || !("upload" in cover)) return true;
  return locked.hasUpload(String(cover.upload));
}
