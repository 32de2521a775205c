import { useEffect, useState } from "react";
import type { ApplicationAnswer, LetterPreview } from "#domain/applications/review/application-answer.ts";
import type { ApplicationStatus } from "#domain/applications/application-status.ts";
import type { Cents } from "#domain/money/cents.ts";
import { key } from "../../../data/api-key.ts";
import { send } from "../../../data/browser.ts";
import { useText } from "../../../i18n/text.tsx";

/** So that not every key asks for a new letter. */
const restMs = 300;

type Asked = { to: ApplicationStatus; line: string; award?: { cents: Cents; motivation: string } | null };
export type ShownLetter = Readonly<{
  preview: LetterPreview | null;
  /** Whether it is the letter for the current input. */
  isCurrent: boolean;
  failed: boolean;
}>;

export function useLetter({ kind, id }: Pick<ApplicationAnswer, "kind" | "id">, asked: Asked): ShownLetter {
  const { language } = useText();
  const question = JSON.stringify(asked);
  const [answer, setAnswer] = useState<{ question: string; preview: LetterPreview | null } | null>(null);
  useEffect(() => {
    let overtaken = false;
    const keep = (preview: LetterPreview | null) => overtaken || setAnswer({ question, preview });
    const timer = setTimeout(() => {
      const path = key("/api/admin/applications/:kind/:id/letter", { kind, id });
      const body: Asked = JSON.parse(question);
      send(language, "POST", path, body).then(keep, () => keep(null));
    }, restMs);
    return () => {
      overtaken = true;
      clearTimeout(timer);
    };
  }, [kind, id, language, question]);
  const isAnswered = answer?.question === question;
  return {
    preview: answer?.preview ?? null,
    isCurrent: isAnswered && answer.preview !== null,
    failed: isAnswered && answer.preview === null,
  };
}
