import * as fc from "fast-check";
import { expect, test } from "vitest";
import { monthsLater } from "#domain/calendar/month.ts";
import type { Condition, Segment } from "#domain/contacts/segment.ts";
import { emailPurposes } from "#domain/email-purposes.ts";
import { languages } from "#domain/language.ts";
import { asCents } from "#domain/money/cents.ts";
import { testDatabase } from "#testing/database.ts";
import { summariseLedger } from "../ledger/ledger-summary.ts";
import { addContactsOfDonors } from "./add-contacts.ts";
import { countContactGifts } from "./count-contact-gifts.ts";
import { countSegment } from "./count-segment.ts";

const { pool, owner } = await testDatabase("demonstration");
const today = "2026-11-18";
const towns = ["Utrecht", "Den Haag", "Zwolle"] as const;
const days = ["2024-02-29", "2025-11-18", "2026-05-18", "2026-11-18"] as const;

type Gift = Readonly<{ day: string; cents: number; campaign: string | null; program: string | null }>;
type Person = Readonly<{
  language: (typeof languages)[number];
  type: "person" | "organization";
  town: string | null;
  gifts: readonly Gift[];
  isMonthly: boolean;
  consents: readonly string[];
  /** The same person with a second address, which has the second half of the donations and the consents. */
  isMerged: boolean;
}>;

const gift = fc.record({
  day: fc.constantFrom(...days),
  // Nothing is left of a refunded donation.
  cents: fc.constantFrom(0, 1, 2500, 10_000),
  campaign: fc.constantFrom(null, "c1", "c2"),
  program: fc.constantFrom(null, "p1"),
});
const person: fc.Arbitrary<Person> = fc.record({
  language: fc.constantFrom(...languages),
  type: fc.constantFrom("person", "organization"),
  town: fc.constantFrom(null, ...towns),
  gifts: fc.array(gift, { maxLength: 4 }),
  isMonthly: fc.boolean(),
  consents: fc.subarray([...emailPurposes]),
  isMerged: fc.boolean(),
});

const not = fc.boolean();
const maybeDay = fc.constantFrom(null, ...days);
const condition: fc.Arbitrary<Condition> = fc.oneof(
  fc.record({
    kind: fc.constant("gave" as const),
    not,
    to: fc.constantFrom(
      null,
      { type: "campaign", id: "c1" } as const,
      { type: "program", id: "p1" } as const,
    ),
    from: maybeDay,
    until: maybeDay,
    atLeastCents: fc.constantFrom(null, asCents(1), asCents(2500), asCents(12_500)),
  }),
  fc.record({ kind: fc.constant("neverSince" as const), not, day: fc.constantFrom(...days) }),
  fc.record({ kind: fc.constant("lapsed" as const), not, months: fc.constantFrom(1, 6, 12, 600) }),
  fc.record({ kind: fc.constant("monthly" as const), not }),
  fc.record({ kind: fc.constant("consented" as const), not, purpose: fc.constantFrom(...emailPurposes) }),
  fc.record({ kind: fc.constant("language" as const), not, language: fc.constantFrom(...languages) }),
  fc.record({
    kind: fc.constant("town" as const),
    not,
    town: fc.constantFrom("utrecht", "DEN HAAG", "Zwolle", "Haag"),
  }),
  fc.record({
    kind: fc.constant("type" as const),
    not,
    type: fc.constantFrom("person" as const, "organization" as const),
  }),
);
const segment: fc.Arbitrary<Segment> = fc.record({
  match: fc.constantFrom("all", "any"),
  conditions: fc.array(condition, { minLength: 1, maxLength: 4 }),
});

/** The same in the simplest way. */
function isMeant({ match, conditions }: Segment, each: Person): boolean {
  const gifts = each.gifts.filter(({ cents }) => cents > 0);
  const hasNotGivenSince = (day: string) => gifts.length > 0 && gifts.every((given) => given.day < day);
  const isMet = (asked: Condition): boolean => {
    switch (asked.kind) {
      case "gave": {
        const { to, from, until, atLeastCents } = asked;
        const counted = gifts.filter(
          (given) =>
            (!to || given[to.type] === to.id) &&
            (!from || given.day >= from) &&
            (!until || given.day <= until),
        );
        const sum = counted.reduce((total, { cents }) => total + cents, 0);
        return counted.length > 0 && sum >= (atLeastCents ?? 0);
      }
      case "neverSince":
        return hasNotGivenSince(asked.day);
      case "lapsed":
        return hasNotGivenSince(monthsLater(today, -asked.months));
      case "monthly":
        return each.isMonthly && each.gifts.length > 0;
      case "consented":
        return each.consents.includes(asked.purpose);
      case "language":
        return each.language === asked.language;
      case "town":
        return each.town?.toLowerCase() === asked.town.toLowerCase();
      case "type":
        return each.type === asked.type;
    }
  };
  const met = conditions.map((asked) => isMet(asked) !== asked.not);
  return match === "all" ? met.every(Boolean) : met.some(Boolean);
}

let runs = 0;
async function store(people: readonly Person[]): Promise<void> {
  await owner.query("truncate contacts, email_consents, contact_gifts cascade");
  runs += 1;
  for (const [index, each] of people.entries()) {
    const ids = each.isMerged ? [`r${runs}p${index}`, `r${runs}p${index}b`] : [`r${runs}p${index}`];
    for (const id of ids)
      await pool.query(
        "insert into contacts (id, person_id, address, kind, language, town) values ($1, $1, $1 || '@segments.test', $2, $3, $4)",
        [id, each.type, each.language, each.town],
      );
    const last = ids.at(-1);
    for (const [place, { day, cents, campaign, program }] of each.gifts.entries()) {
      const donation = `${ids[0]}g${place}`;
      await pool.query(
        `insert into contact_gifts (donation_id, contact_id, person_id, paid_on, cents, campaign_id, program_id)
         values ($1, $2, $2, $3, $4, $5, $6)`,
        [donation, place % 2 === 0 ? ids[0] : last, day, cents, campaign, program],
      );
      if (place > 0 || !each.isMonthly) continue;
      await pool.query(
        `insert into donations (id, reference, amount_cents, charged_cents, currency, frequency, donor_email, language)
         values ($1, $1, 100, 100, 'EUR', 'MONTHLY', $1 || '@segments.test', 'en')`,
        [donation],
      );
      await pool.query(
        `insert into recurring_gifts (id, amount_cents, charged_cents, day_of_month, next_charge_on, provider, status)
         values ($1, 100, 100, 1, '2026-12-01', 'sandbox', 'ACTIVE')`,
        [donation],
      );
    }
    for (const purpose of each.consents)
      await pool.query(
        `insert into email_consents (address, purpose, granted, source, text_version, language, confirmed_at)
         values ($1 || '@segments.test', $2, true, 'donate', 'v', 'en', now())`,
        [last, purpose],
      );
    // Merged last: the donations follow by themselves.
    if (each.isMerged)
      await pool.query("update contacts set person_id = $1, merged_into = $1 where id = $2", [ids[0], last]);
  }
}

test("a segment counts exactly the people that its conditions mean, also merged ones", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(person, { minLength: 1, maxLength: 12 }),
      fc.array(segment, { minLength: 30, maxLength: 30 }),
      async (people, segments) => {
        await store(people);
        for (const asked of segments) {
          const count = people.filter((each) => isMeant(asked, each)).length;
          expect({ asked, count: await countSegment(pool, asked, today) }).toEqual({ asked, count });
        }
      },
    ),
    { numRuns: 15 },
  );
});

test("what a contact gave is what the ledger has, counted once", async () => {
  await owner.query("truncate contacts, contact_gifts cascade");
  await owner.query("update contacts_mark set entry_id = 0; update contact_gifts_mark set entry_id = 0");
  await summariseLedger(pool);
  await addContactsOfDonors(pool);
  await countContactGifts(pool, 100);
  await countContactGifts(pool);
  const { rows } = await pool.query<{ gifts: number; wrong: number }>(
    `select count(*)::int as gifts, count(*) filter (where g.cents is distinct from given.cents)::int as wrong
     from donations d left join contact_gifts g on g.donation_id = d.id, lateral (
       select -sum(p.cents) as cents from ledger_entries e join ledger_postings p on p.entry_id = e.id
         join ledger_accounts a on a.id = p.account_id where e.donation_id = d.id and a.raised) given
     where d.paid_at is not null and d.donor_email not like '%@erased.invalid'`,
  );
  expect(rows[0]?.gifts).toBeGreaterThan(100);
  expect(rows[0]?.wrong).toBe(0);
});
