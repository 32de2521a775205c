import { isLanguage, languages } from "#domain/language.ts";
import type { DraftBody } from "./field-spec.ts";
import { contentKinds, type ContentKind } from "../kinds/kinds.ts";
import { withValueAt } from "./differences.ts";
import { withTextsFilled } from "../texts-filled.ts";
import { problemsOf } from "./problems.ts";

const notWritten = "…";

/** A draft as its page would show it. A missing translation falls back to another language; null if more than texts is missing. */
export function previewBody(kind: ContentKind, draft: DraftBody): DraftBody | null {
  const filled = problemsOf(kind, draft).reduce((body, { path, reason }) => {
    const steps = path.split(".");
    return reason === "missing" && isLanguage(steps.at(-1))
      ? withValueAt(body, steps, anyLanguage(body, steps.slice(0, -1)))
      : body;
  }, withTextsFilled(draft));
  const parsed = contentKinds[kind].schema.safeParse(filled);
  return parsed.success ? parsed.data : null;
}

function anyLanguage(body: unknown, path: readonly string[]): string {
  const texts = path.reduce<unknown>((value, name) => (value as DraftBody | undefined)?.[name], body) as
    | DraftBody
    | undefined;
  const written = languages
    .map((language) => texts?.[language])
    .find((text) => typeof text === "string" && text.trim());
  return typeof written === "string" ? written : notWritten;
}
