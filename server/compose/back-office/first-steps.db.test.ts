import { expect, test } from "vitest";
import { firstSetup } from "#adapters/postgres/site/first-setup.ts";
import { seedNewDatabase } from "#adapters/postgres/seed/seed.ts";
import { firstFoundation } from "#domain/content/kinds/foundation/first-foundation.ts";
import { foundation as sample } from "#domain/content/kinds/foundation/sample.ts";
import { firstSteps } from "#domain/first-steps/first-steps.ts";
import { testDatabase } from "#testing/database.ts";
import { readConfig } from "../../config.ts";
import { invitationLetter } from "../../letters/account-letters.ts";
import { noteDrill } from "../backup/drill.ts";
import { composeFirstSteps } from "./first-steps.ts";

const { pool, connectionString } = await testDatabase();
await seedNewDatabase(pool, { demo: false, today: "2026-11-16", report: () => {} });
const { rsin, kvk, iban, bic, email, phone } = sample;
await firstSetup(pool, invitationLetter("https://open-hand.test")).store({
  foundation: firstFoundation(
    {
      registeredName: "Stichting De Eerste Dag",
      "address.street": "Voorbeeldkade 12",
      "address.postalCode": "1019 AB",
      "address.city": "Amsterdam",
      rsin,
      kvk,
      iban,
      bic,
      email,
      phone,
    },
    2026,
  ),
  administrator: { email: "director@first-day.example", language: "nl" },
});

const { backup } = readConfig({});
const real = composeFirstSteps({ mode: "production", paymentProviders: ["mollie"], backup }, pool);
const open = async (): Promise<string[]> => (await real.show("en")).steps.map(({ id }) => id);
const { rows: people } = await pool.query<{ id: string }>("select id from users where role = 'ADMIN'");
const by = { actor: { userId: people[0]?.id ?? "", role: "ADMIN" }, requestId: "r1" };

test("a site that was just set up has every step before it, in the reader's language, and a demonstration none", async () => {
  const { steps, done, postponed, total } = await real.show("nl");
  expect(steps.map(({ id }) => id)).toEqual(firstSteps.map(({ id }) => id));
  expect({ done, postponed, total }).toEqual({ done: 0, postponed: 0, total: steps.length });
  expect(steps[0]?.title).toBe("Vul de naam en de plaats van de stichting in het Arabisch in");
  const demo = composeFirstSteps({ mode: "demo", paymentProviders: [], backup }, pool);
  expect(await demo.show("en")).toEqual({ steps: [], done: 0, postponed: 0, total: 0 });
});

test("steps are done by what the foundation does, and samples count for nothing", async () => {
  await pool.query(
    `insert into content_items (kind, id, body, sample)
     values ('program', 'water', '{}', false), ('project', 'well', '{}', true)`,
  );
  await pool.query("update content_items set version = 2 where kind = 'legalText' and id = 'privacy'");
  await pool.query("update users set email_verified = true where role = 'ADMIN'");
  await pool.query(
    `insert into users (id, email, role, language, email_verified)
     values ('second', 'second@first-day.example', 'ADMIN', 'nl', true)`,
  );
  await noteDrill(readConfig({ DATABASE_URL: connectionString }), { name: "open-hand-x" });
  const left = await open();
  for (const step of ["program", "privacy", "second_administrator", "drill"])
    expect(left).not.toContain(step);
  for (const step of ["project", "legal_texts", "provider", "mail", "backup"]) expect(left).toContain(step);
});

test("mail and provider are judged by the doctor's last look", async () => {
  await pool.query("insert into alert_looks (at) values (now())");
  await pool.query("insert into alerts (kind, place, why) values ('spf_missing', 'open-hand.test', '')");
  const left = await open();
  expect(left).toContain("mail");
  expect(left).not.toContain("provider");
  await pool.query("update alerts set ended_at = now()");
  expect(await open()).not.toContain("mail");
});

test("a step that is put off leaves the list, with a line in the log", async () => {
  await real.postpone("campaign", by);
  expect(await open()).not.toContain("campaign");
  expect(await real.show("en")).toMatchObject({ postponed: 1 });
  const { rows } = await pool.query(
    "select actor_id, action from audit_log where subject_kind = 'setting' and subject_id = 'postponedSteps'",
  );
  expect(rows).toEqual([{ actor_id: by.actor.userId, action: "setting.changed" }]);
});
