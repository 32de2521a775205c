import { checksAfter } from "../volunteer/background-check.ts";
import type { ApplicationAnswer, LetterPreview } from "./application-answer.ts";
import { nextStatuses } from "./application-moves.ts";
import type { ApplicationKey, LetterFacts } from "./locked-application.ts";
import type { Language } from "#domain/language.ts";
import { letterFacts, type AskedMove } from "./move-application.ts";
import type { ApplicationSubjects, ApplicationRecords, Staff } from "./ports.ts";
import { reviewFor } from "./review.ts";

export type Reader = Readonly<{ userId: string; language: Language }>;
type Needs = {
  records: ApplicationRecords;
  subjects: ApplicationSubjects;
  staff: Staff;
};

export const showApplication =
  ({ records, subjects, staff }: Needs) =>
  async ({ kind, id }: ApplicationKey, { userId, language }: Reader): Promise<ApplicationAnswer | null> => {
    const found = await records.find(kind, id);
    if (!found) return null;
    const { aboutId, texts, check, review, contactName: _, requestedCents: __, ...stored } = found;
    const [about, questions, people, needed, criteria] = await Promise.all([
      subjects.name(kind, aboutId, language),
      subjects.questions(kind, aboutId, language),
      staff.all(),
      check ? subjects.needsCheck(aboutId) : false,
      review ? subjects.criteria(aboutId, language) : [],
    ]);
    const isDecided = stored.status === "APPROVED" || stored.status === "DECLINED";
    return {
      ...stored,
      about: { id: aboutId, name: about ?? aboutId },
      texts: texts.map(({ field, questionId, text }) => ({
        field,
        question: questionId === null ? null : (questions.get(questionId) ?? questionId),
        text,
      })),
      check: check && { ...check, needed, next: [...checksAfter(check.state)] },
      review: review && reviewFor(review, { userId, isDecided, criteria }),
      nextStatuses: [...nextStatuses(stored.status)],
      staff: people,
    };
  };

type PreviewNeeds = Pick<Needs, "records" | "subjects"> & {
  render: (facts: LetterFacts) => Promise<LetterPreview>;
};

export const previewLetter =
  ({ records, subjects, render }: PreviewNeeds) =>
  async (
    { kind, id }: ApplicationKey,
    asked: Pick<AskedMove, "to" | "line" | "award">,
  ): Promise<LetterPreview | null> => {
    const found = await records.find(kind, id);
    if (!found) return null;
    return render(await letterFacts({ ...found, name: found.contactName }, asked, subjects));
  };
