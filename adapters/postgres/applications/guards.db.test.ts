import { expect, test } from "vitest";
import { nextStatuses } from "#domain/applications/review/application-moves.ts";
import { applicationStatuses, type ApplicationStatus } from "#domain/applications/application-status.ts";
import { testDatabase } from "#testing/database.ts";
import { storedDecisionTimes } from "./application-lists.ts";

const { pool } = await testDatabase();

let made = 0;
async function aPartner(status: ApplicationStatus): Promise<string> {
  made += 1;
  const id = `p${made}`;
  await pool.query(
    `insert into partner_applications (id, organisation, contact_name, email, country, plan, language, status)
     values ($1, 'Care Circle', 'Tom', 'tom@example.org', 'Jordan', 'Together.', 'en', $2)`,
    [id, status],
  );
  return id;
}
const moved = (id: string, to: ApplicationStatus, table = "partner_applications") =>
  pool.query(`update ${table} set status = $2 where id = $1`, [id, to]);

test("the database allows the moves that the foundation allows, and no other", async () => {
  for (const from of applicationStatuses) {
    for (const to of applicationStatuses.filter((status) => status !== from)) {
      const attempt = moved(await aPartner(from), to).then(
        () => "made",
        () => "refused",
      );
      expect([from, to, await attempt]).toEqual([
        from,
        to,
        nextStatuses(from).includes(to) ? "made" : "refused",
      ]);
    }
  }
});

test("a decision has its moment, and an application that is opened again has none", async () => {
  const id = await aPartner("INTERVIEW");
  const decidedAt = async () =>
    (await pool.query("select decided_at from partner_applications where id = $1", [id])).rows[0].decided_at;
  await moved(id, "DECLINED");
  expect(await decidedAt()).toBeInstanceOf(Date);
  await moved(id, "SCREENING");
  expect(await decidedAt()).toBeNull();
});

test("history and notes are never rewritten, and go only with their application", async () => {
  const id = await aPartner("NEW");
  await pool.query(
    `insert into application_events (application_kind, application_id, version, from_status, to_status, actor_id)
     values ('partner', $1, 1, 'NEW', 'SCREENING', 'u1')`,
    [id],
  );
  await pool.query(
    `insert into application_notes (id, application_kind, application_id, body, author_id)
     values ('n1', 'partner', $1, 'A note.', 'u1')`,
    [id],
  );
  await expect(pool.query("update application_events set actor_id = 'u2'")).rejects.toThrow("stays");
  await expect(pool.query("update application_notes set body = 'Other.'")).rejects.toThrow("stays");
  await expect(pool.query("delete from application_events")).rejects.toThrow("while its application stands");
  await pool.query("delete from partner_applications where id = $1", [id]);
  const { rows } = await pool.query(
    "select (select count(*) from application_events) + (select count(*) from application_notes) as left",
  );
  expect(rows).toEqual([{ left: 0 }]);
});

test("nobody is declined in the history without a reason", async () => {
  await expect(
    pool.query(
      `insert into application_events
         (application_kind, application_id, version, from_status, to_status, reason, actor_id)
       values ('partner', 'p', 1, 'NEW', 'DECLINED', ' ', 'u1')`,
    ),
  ).rejects.toThrow("violates check constraint");
});

test("a volunteer whose check is under way is not approved, whoever asks", async () => {
  await pool.query(
    `insert into volunteer_applications (id, name, email, role_id, motivation, language, status, background_check)
     values ('v1', 'Lotte', 'l@example.org', 'tutor', 'To help.', 'nl', 'INTERVIEW', 'REQUESTED')`,
  );
  await expect(moved("v1", "APPROVED", "volunteer_applications")).rejects.toThrow("no background check");
  await expect(
    pool.query("update volunteer_applications set background_check = 'SEEN_OK' where id = 'v1'"),
  ).rejects.toThrow("violates check constraint");
});

test("a grant is not awarded before two reviewers have scored it, nor without an amount and a motivation", async () => {
  await pool.query(
    `insert into grant_applications
       (id, call_id, org_name, contact_name, contact_email, requested_cents, language, status)
     values ('g1', 'spring', 'Stichting Lezen', 'Omar', 'o@example.org', 500000, 'nl', 'INTERVIEW')`,
  );
  const score = (reviewer: string) =>
    pool.query(
      "insert into grant_scores (application_id, reviewer_id, marks, comment) values ('g1', $1, '{4,5}', 'Good.')",
      [reviewer],
    );
  await score("u1");
  await expect(moved("g1", "APPROVED", "grant_applications")).rejects.toThrow("not scored by two");
  await expect(score("u1")).rejects.toThrow("duplicate key");
  await score("u2");
  await expect(moved("g1", "APPROVED", "grant_applications")).rejects.toThrow("without an amount");
  await pool.query(
    `update grant_applications set status = 'APPROVED', awarded_cents = 400000, decision_motivation = 'Strong plan.'
     where id = 'g1'`,
  );
});

test("the time to a decision is the median of those decided since then", async () => {
  await pool.query("delete from partner_applications");
  const times = storedDecisionTimes(pool);
  const since = new Date("2026-01-01T00:00:00Z");
  expect(await times.median("partner", since)).toEqual({ decided: 0, days: null });
  for (const [index, decidedOn] of ["2026-02-03", "2026-02-05", "2026-02-11", "2025-12-30"].entries()) {
    await pool.query(
      `insert into partner_applications
         (id, organisation, contact_name, email, country, plan, language, status, created_at, decided_at)
       values ($1, 'C', 'T', 't@example.org', 'NL', 'P', 'en', 'DECLINED', '2025-12-01', $2)`,
      [`median-${index}`, decidedOn],
    );
  }
  expect(await times.median("partner", since)).toEqual({ decided: 3, days: 66 });
});
