import type { PaperTexts } from "../texts.ts";
import type { Auditor } from "./books.ts";

/** Who has looked at the figures from outside, and no more than is true of it. */
export function auditorSentence(auditor: Auditor | null, { text, format, language }: PaperTexts): string {
  if (!auditor) return text("papers.audit.auditor.none");
  const name = auditor.name[language];
  if (auditor.sample) return text("papers.audit.auditor.sample", { name });
  if (auditor.reportOn === null) return text("papers.audit.auditor.pending", { name });
  return text("papers.audit.auditor.signed", { name, date: format.date(auditor.reportOn) });
}
