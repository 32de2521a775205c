import type pg from "pg";
import type { ApplicationStatus } from "#domain/applications/application-status.ts";
import type {
  ApplicationKey,
  ApplicationChanges,
  LockedApplication,
  WithLockedApplication,
  LetterFacts,
} from "#domain/applications/review/locked-application.ts";
import type { Caller } from "#domain/audit/audit-entry.ts";
import type { MailToQueue } from "#domain/mail/mail.ts";
import { addApplicationLink } from "./application-links.ts";
import { writeAudit } from "../audit/audit-log.ts";
import { inTransaction } from "../base/in-transaction.ts";
import { queueMail } from "../mail/outbox.ts";
import { applicantOf, insertScore, storeCheck, subjectOf } from "./review-records.ts";
import { lockApplication, storeMove } from "./lock-application.ts";
import { sources } from "./sources.ts";

type LetterOf = (facts: LetterFacts, statusToken: string) => MailToQueue;

/** A change to an application: the row is locked, and everything about the change is one transaction. */
export const lockedApplications =
  (pool: pg.Pool, letterOf: LetterOf): WithLockedApplication =>
  (key, by, work) =>
    inTransaction(pool, async (client) => {
      const application = await lockApplication(client, key);
      const aboutUserId = await applicantOf(client, key);
      return work(changesTo(client, { key, by, application, aboutUserId, letterOf }));
    });

type Change = {
  key: ApplicationKey;
  by: Caller;
  application: LockedApplication | null;
  aboutUserId: string | null;
  letterOf: LetterOf;
};

const changesTo = (
  client: pg.ClientBase,
  { key, by, application, aboutUserId, letterOf }: Change,
): ApplicationChanges => ({
  application,
  moveFrom: async (version) => {
    const { rows } = await client.query<{ to: ApplicationStatus; actorId: string }>(
      `select to_status as to, actor_id as "actorId" from application_events
       where application_kind = $1 and application_id = $2 and version = $3`,
      [key.kind, key.id, version],
    );
    return rows[0] ?? null;
  },
  move: async (move, letter) => {
    const { status: from, version } = there(application);
    await storeMove(client, key, move);
    await client.query(
      `insert into application_events
         (application_kind, application_id, version, from_status, to_status, reason, actor_id, at)
       values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [key.kind, key.id, version, from, move.to, move.reason, by.actor.userId, move.at],
    );
    // Only digests are stored, so each letter has its own link; all of them work.
    const statusToken = await addApplicationLink(client, key.kind, key.id);
    await queueMail(client, letterOf(letter, statusToken));
    await writeAudit(client, {
      ...by,
      action: "application.moved",
      subject: subjectOf(key),
      aboutUserId,
      before: { status: from },
      after: { status: move.to, ...(move.award && { awardedCents: move.award.cents }) },
    });
  },
  assign: async (assigneeId) => {
    const { assigneeId: before } = there(application);
    await client.query(
      `update ${sources[key.kind].table} set assignee_id = $2, version = version + 1 where id = $1`,
      [key.id, assigneeId],
    );
    await writeAudit(client, {
      ...by,
      action: "application.assigned",
      subject: subjectOf(key),
      aboutUserId,
      before: { assigneeId: before },
      after: { assigneeId },
    });
  },
  setCheck: async (to, facts) => {
    const { backgroundCheck: before } = there(application);
    await storeCheck(client, key.id, { to, facts, seenBy: by.actor.userId });
    await writeAudit(client, {
      ...by,
      action: "application.check_recorded",
      subject: subjectOf(key),
      aboutUserId,
      before: { backgroundCheck: before },
      after: { backgroundCheck: to },
    });
  },
  setStopped: async (stoppedOn) => {
    const { stoppedOn: before } = there(application);
    await client.query(
      "update volunteer_applications set stopped_on = $2, version = version + 1 where id = $1",
      [key.id, stoppedOn],
    );
    await writeAudit(client, {
      ...by,
      action: "application.stop_recorded",
      subject: subjectOf(key),
      before: { stoppedOn: before },
      after: { stoppedOn },
    });
  },
  addScore: async (score) => {
    const added = await insertScore(client, key.id, by.actor.userId, score);
    if (added === "already_scored") return added;
    await writeAudit(client, { ...by, action: "application.scored", subject: subjectOf(key), aboutUserId });
    return added;
  },
});

function there(application: LockedApplication | null): LockedApplication {
  if (!application) throw new Error("An application that is not there cannot be changed");
  return application;
}
