import type { PaperTexts } from "../texts.ts";
import type { Auditor } from "./books.ts";

/** The auditor's statement, exactly as far as it is true. */
export function auditorSentence(auditor: Auditor | null, { text, format, language }: PaperTexts): string {
  if (!auditor) return text("papers.audit.auditor.none");
  const name = auditor.name[language];
  if (auditor.sample) return text("papers.audit.auditor.sample", { name });
  if (auditor.reportOn === null) return text("papers.audit.auditor.pending", { name });
  return text("papers.audit.auditor.signed", { name, date: format.date(auditor.reportOn) });
}
