import type pg from "pg";
import {
  newestStored,
  partnerCountries,
  storedDecisionTimes,
  waitingApplications,
} from "#adapters/postgres/applications/application-lists.ts";
import { lockedApplications } from "#adapters/postgres/applications/locked-applications.ts";
import { applicationNotes, noteLook } from "#adapters/postgres/applications/review-records.ts";
import { applicationRecords } from "#adapters/postgres/applications/records.ts";
import { storedStaff } from "#adapters/postgres/back-office/staff.ts";
import { addNote } from "#domain/applications/review/add-note.ts";
import { assignApplication } from "#domain/applications/review/assign-application.ts";
import type { LetterPreview } from "#domain/applications/review/application-answer.ts";
import { medianDecisionDays } from "#domain/applications/review/decision-times.ts";
import type { LetterFacts } from "#domain/applications/review/locked-application.ts";
import { newestApplications } from "#domain/applications/review/newest-applications.ts";
import { moveApplication } from "#domain/applications/review/move-application.ts";
import { recordCheck } from "#domain/applications/review/record-check.ts";
import { recordStop } from "#domain/applications/review/record-stop.ts";
import { scoreApplication } from "#domain/applications/review/score-application.ts";
import { previewLetter, showApplication } from "#domain/applications/review/show-application.ts";
import type { SourceFor } from "#domain/content/content-source.ts";
import type { Language } from "#domain/language.ts";
import type { LetterFrame } from "#domain/mail/letter-frame.ts";
import { renderLetter } from "#domain/mail/render-letter.ts";
import { mayStartWork } from "#domain/applications/volunteer/background-check.ts";
import { today } from "../../timing/clock.ts";
import { subjectsFrom } from "../../content/application-subjects.ts";
import { applicationLetter, applicationMail } from "../../letters/application-status-letter.ts";

export type ApplicationNeeds = {
  sourceFor: SourceFor;
  frame: (language: Language) => Promise<LetterFrame>;
  publicUrl: string;
};

const clock = () => new Date();

export function composeApplications(pool: pg.Pool, { sourceFor, frame, publicUrl }: ApplicationNeeds) {
  const subjects = subjectsFrom(sourceFor, partnerCountries(pool));
  const records = applicationRecords(pool);
  const staff = storedStaff(pool);
  const withLockedApplication = lockedApplications(pool, applicationMail(publicUrl));
  return {
    waitingApplications: waitingApplications(pool),
    subjects: subjects.all,
    staff: staff.all,
    newestApplications: newestApplications(newestStored(pool)),
    showApplication: showApplication({ records, subjects, staff }),
    noteLook: noteLook(pool),
    previewLetter: previewLetter({
      records,
      subjects,
      render: async (facts: LetterFacts): Promise<LetterPreview> => {
        const letter = applicationLetter(facts, publicUrl);
        const { subject, text } = renderLetter(letter, await frame(facts.language));
        return { to: facts.email, language: facts.language, subject, text };
      },
    }),
    moveApplication: moveApplication({
      withLockedApplication,
      subjects,
      mayStartWork: async (roleId, check) => mayStartWork(await subjects.needsCheck(roleId), check),
      clock,
    }),
    assignApplication: assignApplication({ withLockedApplication, staff }),
    medianDecisionDays: medianDecisionDays({ times: storedDecisionTimes(pool), clock }),
    recordCheck: recordCheck({ withLockedApplication, today }),
    recordStop: recordStop({ withLockedApplication, today }),
    scoreApplication: scoreApplication({
      withLockedApplication,
      criteria: async (callId) => (await subjects.criteria(callId, "en")).length,
    }),
    addNote: addNote({ notes: applicationNotes(pool) }),
  };
}
