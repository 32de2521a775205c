import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openPool } from "#adapters/postgres/base/client.ts";

/** The writes of one gift from form to receipt, without the program around them; `:id` is a number of its own. */
const key = (what: string) => `sha256(convert_to('${what}' || :id, 'UTF8'))`;
const statements = [
  `insert into rate_limits (key_hash, count, resets_at) values (${key("sessions")}, 1, now() + interval '10 minutes')`,
  `insert into payment_sessions (secret_hash, opened_at, expires_at, fee_permille, fee_fixed_cents)
   values (${key("secret")}, now(), now() + interval '2 hours', 29, 35)`,
  `with origin as (insert into giving_origins (secret_hash, address_hash, email_hash)
     values (${key("secret")}, ${key("address")}, ${key("email")}))
   insert into rate_limits (key_hash, count, resets_at)
   select key, 1, now() + interval '10 minutes' from (values (${key("a")}), (${key("b")}), (${key("c")})) as keys(key)`,
  `with tied as (update payment_sessions set donation_id = 'bench-' || :id where secret_hash = ${key("secret")}
     returning donation_id), donation as (
     insert into donations (id, reference, amount_cents, charged_cents, currency, frequency, donor_email, language)
     select donation_id, donation_id, 2500, 2608, 'EUR', 'ONE_TIME', donation_id || '@example.org', 'en' from tied)
   insert into payment_attempts (id, donation_id, number, amount_cents, charged_cents, frequency, claimed_until)
   select donation_id || '-1', donation_id, 1, 2500, 2608, 'ONE_TIME', now() from tied`,
  `insert into sandbox_payments (id, attempt_id, amount_cents, currency, frequency, reference, language)
   values ('sbx-' || :id, 'bench-' || :id || '-1', 2608, 'EUR', 'ONE_TIME', 'bench-' || :id, 'en')`,
  `update payment_attempts set provider = 'sandbox', payment_id = 'sbx-' || :id,
     next = jsonb_build_object('type', 'redirect', 'url', 'http://localhost/sandbox/pay/sbx-' || :id)
   where id = 'bench-' || :id || '-1'`,
  `with paid as (update sandbox_payments set state = 'paid', paid_at = now(), changed_at = now()
     where id = 'sbx-' || :id returning id)
   insert into sandbox_webhooks (event_id, payment_id, due_at, delivered_at)
   select 'evt-' || id || delay, id, now(), now() from paid, generate_series(1, 2) as delay`,
  `with moved as (update donations set status = 'COMPLETED', version = 2, paid_at = now(),
       paid_attempt_id = id || '-1' where id = 'bench-' || :id returning id),
     attempt as (update payment_attempts set next = null, truth = jsonb_build_object('provider', 'sandbox', 'state',
       'paid', 'amountCents', 2608, 'feeCents', 0, 'refunds', '[]'::jsonb, 'disputes', '[]'::jsonb)
       where id = 'bench-' || :id || '-1'),
     event as (insert into donation_events (donation_id, from_status, to_status, attempt_id)
       select id, 'PENDING', 'COMPLETED', id || '-1' from moved),
     written as (insert into ledger_entries (booked_on, cause_kind, cause_id, lines, donation_id, description)
       select now()::date, 'gift', id, 3, id, 'Gift received' from moved returning id),
     posted as (insert into ledger_postings (entry_id, line, account_id, cents)
       select id, line, account, cents from written, (values (1, 'provider-sandbox', 2608),
         (2, 'gifts-unrestricted', -2500), (3, 'fee-cover', -108)) as lines(line, account, cents)),
     receipt as (insert into receipts (donation_id, cause, year) select id, 'gift', 2026 from moved)
   insert into provider_events (provider, event_id, payment_id, received_at, done_at)
   select 'sandbox', 'evt-' || :id, 'sbx-' || :id, now(), now() from moved`,
];

const clients = 16;
const maxId = 2 ** 52;

/** Gifts a second when nothing but these writes is done, by pgbench where there is one. */
export async function sameWrites(
  connectionString: string,
  seconds: number,
): Promise<{ by: string; perSecond: number }> {
  const pgbench = findPgbench();
  return pgbench
    ? { by: "pgbench", perSecond: withPgbench(pgbench, connectionString, seconds) }
    : { by: "the same writes through one process", perSecond: await withPg(connectionString, seconds) };
}

function withPgbench(program: string, connectionString: string, seconds: number): number {
  const folder = mkdtempSync(join(tmpdir(), "open-hand-pgbench-"));
  const script = join(folder, "gift.sql");
  const oneLine = (text: string) => `${text.replace(/\s+/g, " ").trim().replaceAll(":id", ":id::text")};`;
  writeFileSync(script, [`\\set id random(1, ${maxId})`, ...statements.map(oneLine), ""].join("\n"));
  const options = [
    "-n",
    "-M",
    "prepared",
    "-c",
    String(clients),
    "-j",
    "1",
    "-T",
    String(seconds),
    "-f",
    script,
  ];
  const { stdout, stderr } = spawnSync(program, [...options, connectionString], { encoding: "utf8" });
  rmSync(folder, { recursive: true, force: true });
  const found = /^tps = ([\d.]+)/m.exec(stdout);
  if (!found) throw new Error(`pgbench said: ${stdout}${stderr}`);
  return Number(found[1]);
}

async function withPg(connectionString: string, seconds: number): Promise<number> {
  const pool = openPool(connectionString, { max: clients });
  const until = performance.now() + seconds * 1000;
  let done = 0;
  const work = async (): Promise<void> => {
    while (performance.now() < until) {
      const id = Math.floor(Math.random() * maxId);
      for (const [place, text] of statements.entries())
        await pool.query({ name: `same-${place}`, text: text.replaceAll(":id", "$1::text"), values: [id] });
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: clients }, work));
  await pool.end();
  return done / seconds;
}

function findPgbench(): string | undefined {
  const versions = "/usr/lib/postgresql";
  const folders = existsSync(versions)
    ? readdirSync(versions).map((name) => join(versions, name, "bin"))
    : [];
  return folders.map((folder) => join(folder, "pgbench")).find((program) => existsSync(program));
}
