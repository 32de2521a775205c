import type { DraftBody } from "./field-spec.ts";
import { languages, type Localized } from "#domain/language.ts";
import type { Block } from "../blocks/block-schema.ts";
import { readBlocks } from "../blocks/read-blocks.ts";
import { contentKinds, relationsOf, type ContentKind } from "../kinds/kinds.ts";
import type { LockedRecord, RecordRef } from "./ports.ts";
import { isSame } from "./differences.ts";
import { wordingProblems } from "./page-texts.ts";
import { withTextsFilled } from "../texts-filled.ts";
import { inTranslated, problemsOf, type Problem } from "./problems.ts";

export type Incomplete = { ok: false; reason: "incomplete"; problems: Problem[] };

/** `version` keeps the texts as they were written; `body` is what visitors read. */
type Ready = { ok: true; body: DraftBody; version: DraftBody };

export async function publishable(
  locked: LockedRecord,
  { kind, id }: RecordRef,
  draft: DraftBody,
): Promise<Ready | Incomplete> {
  const body = withTextsFilled(draft);
  const problems = problemsOf(kind, draft);
  for (const { name, to } of relationsOf(kind)) {
    const named = body[name];
    if (typeof named !== "string" || named === "") continue;
    if (!(await locked.isPublished({ kind: to, id: named })))
      problems.push({ path: name, reason: "not_published" });
  }
  problems.push(...(await richTextProblems(locked, kind, body)));
  if (kind === "pageText") problems.push(...wordingProblems(locked.pageTexts(id), body));
  if (!(await hasItsCover(locked, body))) problems.push({ path: "cover", reason: "not_an_upload" });
  for (const [name, value] of Object.entries(await locked.fixedValues()))
    if (!isSame(body[name] ?? null, value)) problems.push({ path: name, reason: "fixed" });
  const own = inTranslated(draft, problems);
  if (own.length > 0) return { ok: false, reason: "incomplete", problems: own };
  const published = contentKinds[kind].schema.parse(body);
  return { ok: true, body: published, version: body === draft ? published : draft };
}

async function hasItsCover(locked: LockedRecord, { cover }: DraftBody): Promise<boolean> {
  if (typeof cover !== "object" || cover === null || !("upload" in cover)) return true;
  return locked.hasUpload(String(cover.upload));
}

/** Every picture needs an alt text and its file; a donate button needs a published campaign. */
async function richTextProblems(
  locked: LockedRecord,
  kind: ContentKind,
  body: DraftBody,
): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const { path, text } of richTexts(kind, body))
    for (const block of readBlocks(text)) {
      const reason = await blockProblem(locked, block);
      if (reason !== null) problems.push({ path, reason });
    }
  return problems;
}

const richTexts = (kind: ContentKind, body: DraftBody): { path: string; text: string }[] =>
  contentKinds[kind].form.fields
    .filter((field) => field.type === "localized" && field.rich)
    .flatMap(({ name }) =>
      languages.map((language) => ({
        path: `${name}.${language}`,
        text: (body[name] as Partial<Localized> | undefined)?.[language] ?? "",
      })),
    );

async function blockProblem(locked: LockedRecord, block: Block): Promise<string | null> {
  if (typeof block === "string") return null;
  if ("alt" in block && block.alt === "") return "alt_missing";
  if (block.type === "picture" && !(await locked.hasUpload(block.upload))) return "not_an_upload";
  if (block.type !== "donate" || block.campaign === null) return null;
  return (await locked.isPublished({ kind: "campaign", id: block.campaign })) ? null : "not_published";
}
