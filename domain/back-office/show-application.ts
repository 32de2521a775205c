import type { Language } from "#domain/language.ts";
import type { ApplicationAnswer, LetterPreview } from "./application-answer.ts";
import { nextStatuses } from "./application-moves.ts";
import type { ApplicationKey, LetterFacts } from "./held-application.ts";
import { letterFacts, type AskedMove } from "./move-application.ts";
import type { Abouts, ApplicationRecords, Staff } from "./ports.ts";

type Needs = { records: ApplicationRecords; abouts: Abouts; staff: Staff };

/** Everything about one application, in the reader's language where the words are ours. */
export const showApplication =
  ({ records, abouts, staff }: Needs) =>
  async ({ kind, id }: ApplicationKey, language: Language): Promise<ApplicationAnswer | null> => {
    const found = await records.find(kind, id);
    if (!found) return null;
    const { aboutId, texts, contactName: _, requestedCents: __, ...stored } = found;
    const [about, questions, people] = await Promise.all([
      abouts.name(kind, aboutId, language),
      abouts.questions(kind, aboutId, language),
      staff.all(),
    ]);
    return {
      ...stored,
      about: { id: aboutId, name: about ?? aboutId },
      texts: texts.map(({ questionId, text }) => ({
        question: questionId === null ? null : (questions.get(questionId) ?? questionId),
        text,
      })),
      nextStatuses: [...nextStatuses(stored.status)],
      staff: people,
    };
  };

type PreviewNeeds = Pick<Needs, "records" | "abouts"> & {
  render: (facts: LetterFacts) => Promise<LetterPreview>;
};

/** The letter that a move would send, word for word. */
export const previewLetter =
  ({ records, abouts, render }: PreviewNeeds) =>
  async (
    { kind, id }: ApplicationKey,
    asked: Pick<AskedMove, "to" | "line" | "award">,
  ): Promise<LetterPreview | null> => {
    const found = await records.find(kind, id);
    if (!found) return null;
    return render(await letterFacts({ ...found, name: found.contactName }, asked, abouts));
  };
