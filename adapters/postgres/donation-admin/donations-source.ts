import { addDays } from "#domain/calendar/day.ts";
import { donationsList } from "#domain/donation-admin/donations-list.ts";
import { providers } from "#domain/giving/payment-report.ts";
import { startOfPeriod } from "#domain/lists/period.ts";
import { parseAmount } from "#domain/money/parse-amount.ts";
import { accountOfGift } from "../base/account-of.ts";
import { escapeLike } from "../base/escape-like.ts";
import { findPeople } from "../contacts/find-contacts.ts";
import { listSource, startOfDay, type Bind } from "../lists/list-source.ts";

/** A search reads at most this many of the newest gifts for each meaning that it can have. */
const maxFound = 1000;
/** Of names that begin alike, at most this many are read from their index, and this many of the latest gifts. */
const maxRead = 10_000;

/** Erased donors have an address that nobody can have. */
export const donorEmail = "case when d.donor_email not like '%.invalid' then d.donor_email end";

/** With its provider a payment is found by its key; without, all payments would be read. */
const everyProvider = providers.map((name) => `'${name}'`).join(", ");
const newest = `order by created_at desc limit ${maxFound}`;

/** The limits keep the time constant. Without them PostgreSQL reads every gift for a name that nobody has. */
const byName = (beginning: string, part: string): string => `(select id from (
    select id, created_at from (select id, created_at from donations
      where lower(donor_name) like ${beginning} and donor_name is not null offset 0 limit ${maxRead}) alike
    union
    select id, created_at from (select id, created_at, donor_name from donations
      order by created_at desc, id desc limit ${maxRead}) latest where lower(donor_name) like ${part}
  ) named ${newest})`;

const ofPayment = (value: string): string =>
  `(select ${value} from payment_attempts a where a.id = d.paid_attempt_id)`;

/** Donations of the people that the same search finds under Contacts. */
const ofPeople = (
  words: string,
  bind: Bind,
): string => `(select id from donations where lower(donor_email) = any(array(
    select c.address from contacts c where c.person_id = any(array(${findPeople(words, bind)})))) ${newest})`;

/** Each meaning of a search uses its own index. */
export const donationsSource = listSource(donationsList, {
  from: "donations d",
  columns: {
    id: "d.id",
    reference: "d.reference",
    createdAt: "d.created_at",
    paidAt: "d.paid_at",
    status: "d.status",
    amountCents: "d.amount_cents",
    chargedCents: "d.charged_cents",
    frequency: "d.frequency",
    method: ofPayment("coalesce(a.truth->>'method', a.provider)"),
    provider: ofPayment("a.provider"),
    campaignId: "d.campaign_id",
    programId: "d.program_id",
    donorName: "d.donor_name",
    donorEmail,
    language: "d.language",
    country: "d.country",
  },
  filters: {
    status: (status, bind) => `d.status = ${bind(status)}::text`,
    period: (period, bind, { now }) => `d.created_at >= ${startOfDay(bind(startOfPeriod(period, now)))}`,
    from: (day, bind) => `d.created_at >= ${startOfDay(bind(day))}`,
    to: (day, bind) => `d.created_at < ${startOfDay(bind(addDays(day, 1)))}`,
    least: (euros, bind) => `d.amount_cents >= ${bind(parseAmount(euros))}::bigint`,
    most: (euros, bind) => `d.amount_cents <= ${bind(parseAmount(euros))}::bigint`,
    campaignId: (id, bind) => `d.campaign_id = ${bind(id)}::text`,
    programId: (id, bind) => `d.program_id = ${bind(id)}::text`,
    frequency: (frequency, bind) => `d.frequency = ${bind(frequency)}::text`,
    // Providers have different names for one method.
    method: (names, bind) =>
      `${ofPayment("coalesce(a.truth->>'method', a.provider)")} = any(${bind(names.split(","))}::text[])`,
    provider: (name, bind) => `${ofPayment("a.provider")} = ${bind(name)}::text`,
  },
  totals: {
    amountCents: "d.amount_cents",
    completedCents: "case when d.status = 'COMPLETED' then d.amount_cents end",
  },
  search: (words, bind) => {
    const exact = `${bind(words)}::text`;
    const beginning = `${bind(`${escapeLike(words.toLowerCase())}%`)}::text`;
    const part = `${bind(`%${escapeLike(words.toLowerCase())}%`)}::text`;
    const cents = parseAmount(words);
    // Gathered first: only then is each gift looked up by its id.
    return `d.id = any(array(
      select id from donations where id = ${exact} or reference = upper(${exact})
      union (select id from donations where lower(donor_email) like ${beginning} ${newest})
      union ${byName(beginning, part)}
      union ${ofPeople(words, bind)}
      union select donation_id from payment_attempts where provider in (${everyProvider}) and payment_id = ${exact}
      union (select id from donations where amount_cents = ${bind(cents > 0 ? cents : null)}::bigint ${newest})))`;
  },
  aboutUser: accountOfGift,
});
