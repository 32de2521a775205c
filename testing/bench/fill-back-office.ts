import type pg from "pg";

const donations = Number(process.env["BENCH_DONATIONS"] ?? 1_000_000);
const applications = Number(process.env["BENCH_APPLICATIONS"] ?? 100_000);
const contacts = Number(process.env["BENCH_CONTACTS"] ?? 1_000_000);
const monthlyGifts = Math.ceil(donations / 20);

type Run = (text: string, values?: unknown[]) => Promise<void>;

/** A million donations with their books, and a hundred thousand applications, made by the database itself. */
export async function fillBackOffice(client: pg.ClientBase): Promise<void> {
  const run: Run = async (text, values) => {
    await client.query(text, values);
  };
  await run("set statement_timeout = 0");
  // Rows of a past that never happened: the guards of single changes would only be asked a million times for nothing.
  await run("set session_replication_role = replica");
  const started = performance.now();
  await run(
    `insert into donations (id, reference, amount_cents, charged_cents, currency, frequency, campaign_id, country, donor_email,
       language, status, created_at, paid_at, paid_attempt_id)
     select 'bench-' || n, 'BENCH-' || n, 2500, 2500, 'EUR', case when n % 4 = 0 then 'MONTHLY' else 'ONE_TIME' end,
       case when n % 3 > 0 then 'winter-' || n % 7 end, (array['NL','NL','BE','DE','FR','GB','IT','US',null])[n % 9 + 1],
       'donor-' || n % 400000 || '@example.org', (array['en','nl','ar'])[n % 3 + 1],
       case when n % 50 = 0 then 'FAILED' else 'COMPLETED' end, now() - n * interval '1 minute',
       case when n % 50 = 0 then null else now() - n * interval '1 minute' end,
       case when n % 50 = 0 then null else 'bench-' || n end
     from generate_series(1, $1::int) n`,
    [donations],
  );
  await book(run);
  await addContacts(client, run);
  const each = Math.ceil(applications / 3);
  const status = "(array['NEW','SCREENING','INTERVIEW','APPROVED','DECLINED'])[n % 5 + 1]";
  const common = `'en', ${status}, now() - n * interval '7 minutes',
    case when n % 5 >= 3 then now() - n * interval '7 minutes' + interval '9 days' end,
    case when n % 40 = 0 then 'demo-staff' end`;
  const columns = "language, status, created_at, decided_at, assignee_id";
  await run(
    `insert into volunteer_applications (id, name, email, role_id, motivation, ${columns})
     select 'volunteer-' || n, 'Applicant ' || n || ' Visser', 'person-' || n || '@example.org',
       (array['education-tutor','elderly-companion','animal-care'])[n % 3 + 1], repeat('To help. ', 40), ${common}
     from generate_series(1, $1::int) n`,
    [each],
  );
  await run(
    `insert into grant_applications (id, call_id, org_name, contact_name, contact_email, requested_cents, ${columns})
     select 'grant-' || n, 'small-plans-for-children', 'Applicant ' || n || ' Foundation', 'Contact ' || n,
       'grant-' || n || '@example.org', 500000, ${common}
     from generate_series(1, $1::int) n`,
    [each],
  );
  await run(
    `insert into partner_applications (id, organisation, contact_name, email, country, plan, ${columns})
     select 'partner-' || n, 'Applicant ' || n || ' Partners', 'Contact ' || n, 'partner-' || n || '@example.org',
       'Country ' || n % 60, repeat('Together. ', 40), ${common}
     from generate_series(1, $1::int) n`,
    [each],
  );
  // As a site in use is found: its database tidies by itself, that of tests and benches does not (embedded/launch.ts), and then every
  // count looks at each row again, which tripled the time of Today.
  await run("vacuum (analyze)");
  await run("set session_replication_role = origin");
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  process.stdout.write(
    `${donations} donations, ${contacts} contacts and ${applications} applications in ${seconds} s\n`,
  );
}

/** Every paid donation with its payment and its entry, and some of them the first of a monthly gift. */
async function book(run: Run): Promise<void> {
  const paid = "from generate_series(1, $1::int) n where n % 50 > 0";
  await run(
    `insert into payment_attempts (id, donation_id, number, amount_cents, charged_cents, frequency, claimed_until, provider,
       payment_id, truth)
     select 'bench-' || n, 'bench-' || n, 1, 2500, 2500, 'ONE_TIME', now(), 'mollie', 'bench-' || n,
       jsonb_build_object('method', (array['ideal','ideal','creditcard','directdebit','paypal'])[n % 5 + 1]) ${paid}`,
    [donations],
  );
  await run(
    `insert into ledger_entries (booked_on, cause_kind, cause_id, lines, donation_id, description)
     select (now() - n * interval '1 minute')::date, 'gift', 'bench-' || n, 2, 'bench-' || n, 'Gift received' ${paid}
     order by n desc`,
    [donations],
  );
  await run(
    `insert into ledger_postings (entry_id, line, account_id, cents)
     select id, line, account_id, cents from ledger_entries,
       (values (1, 'provider-mollie', 2500), (2, 'gifts-unrestricted', -2500)) posting(line, account_id, cents)
     where cause_id like 'bench-%'`,
  );
  await run(
    `insert into recurring_gifts (id, status, amount_cents, charged_cents, provider, subscription_id, day_of_month,
       next_charge_on, created_at, ended_at)
     select 'bench-' || n * 4, case when n % 5 = 0 then 'ENDED' else 'ACTIVE' end, 2500, 2500, 'mollie', 'bench-' || n, 1,
       now(), now() - n * interval '20 minutes', case when n % 5 = 0 then now() - n * interval '9 minutes' end
     from generate_series(1, $1::int) n`,
    [monthlyGifts],
  );
}

/** Twenty-five thousand surnames in two scripts. The indexes are made afterwards, which takes a tenth of the time. */
async function addContacts(client: pg.ClientBase, run: Run): Promise<void> {
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(
    "select indexname as name, indexdef as definition from pg_indexes where indexname in ('contacts_search', 'contacts_typos')",
  );
  for (const { name } of indexes) await run(`drop index ${name}`);
  await run(
    `insert into contacts (id, person_id, address, name, town, phone, created_at)
     select 'c' || n, 'c' || n, 'donor-' || n || '@example.org', case when n % 4 = 0
         then (array['أحمد','ليلى','يوسف','مريم'])[n / 4 % 4 + 1] || ' ' || translate((n / 40)::text, '0123456789', 'حدعسمنرلكب')
         else (array['Anna','Zoë','Jan','Fatma'])[n % 4 + 1] || ' de ' || initcap(translate((n / 40)::text, '0123456789', 'groatelins')) end,
       (array['Utrecht','Zwolle','Amsterdam'])[n % 3 + 1], '06' || (10000000 + n), now() - n * interval '1 second'
     from generate_series(1, $1::int) n`,
    [contacts],
  );
  for (const { definition } of indexes) await run(definition);
}
