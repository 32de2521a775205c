import type pg from "pg";
import type { BookedDocument, DocumentType } from "#domain/document-type.ts";
import { smallestGroup } from "#domain/ledger/open/payers.ts";
import type { OpenExpense, OpenExpenses } from "#domain/ledger/open/ports.ts";
import { staffNature } from "#domain/open-data/open-entries.ts";
import { erasedDomain } from "#domain/privacy/person.ts";
import { readDayCursor, writeDayCursor } from "../../base/page-cursor.ts";
import { arrivals, netOfEach } from "../gift-trail.ts";

const pageSize = 50;

/** Costs of one donation, such as a fee, are visible to its donor only. A wage is visible to nobody (decision 140). */
const openEntries = `ledger_entries e
  left join ledger_entries undone on undone.reverses_entry_id = e.id
  cross join lateral (
    select jsonb_agg(jsonb_build_object('category', a.category, 'purposeId', p.purpose_id, 'projectId', p.project_id,
      'programId', p.program_id, 'cents', p.cents) order by p.line) as lines
    from ledger_postings p join ledger_accounts a on a.id = p.account_id
    where p.entry_id = e.id and a.category is not null and ($1::text is null or p.project_id = $1)
  ) booked`;
const columns = `e.id as number, e.booked_on as day, e.description, undone.booked_on as "reversedOn", booked.lines,
  case when e.cause_kind = 'bank_match' then 'bank'
    when e.cause_kind in ('provider_cost', 'suspense_fee') then 'provider' else 'staff' end as "describedBy"`;
const isOpen = `e.donation_id is null and e.reverses_entry_id is null and booked.lines is not null
  and not exists (select from ledger_postings own where own.entry_id = e.id and own.nature = '${staffNature}')`;

/** The newest row counts; one without a document removes the copy. */
const newestCopy = `(select c.document_type, c.document_sha256, c.document from public_copies c
  where c.entry_id = e.id order by c.place desc limit 1)`;

type DocumentRow = {
  number: number;
  originalSha256: string;
  type: DocumentType | null;
  sha256: string | null;
};

type Counted = Awaited<ReturnType<OpenExpenses["countedOn"]>>[number];
type Arrived = Awaited<ReturnType<OpenExpenses["arrivalsOn"]>>[number];

/** Donors are distinguished here only and never leave the server. */
const withDonor = `left join ledger_entries brought on brought.id = arrived."entryId"
  left join donations d on d.id = brought.donation_id`;
/** An erased donor's donations could be anybody's. */
const donor = `case when d.donor_email not like '%@${erasedDomain}' then md5(lower(d.donor_email)) end`;

export const openExpenses = (pool: pg.Pool): OpenExpenses => ({
  find: async (number) => {
    const { rows } = await pool.query<OpenExpense>(
      `select ${columns} from ${openEntries} where ${isOpen} and e.id = $2`,
      [null, number],
    );
    return rows[0] ?? null;
  },

  list: async ({ projectId, before }) => {
    const from = readDayCursor(before);
    const { rows } = await pool.query<OpenExpense>(
      `select ${columns} from ${openEntries}
       where ${isOpen} and ($2::date is null or (e.booked_on, e.id) < ($2, $3::bigint))
       order by e.booked_on desc, e.id desc limit ${pageSize + 1}`,
      [projectId, from?.day ?? null, from?.entryId ?? null],
    );
    const shown = rows.slice(0, pageSize);
    const last = shown.at(-1);
    return {
      rows: shown,
      older: rows.length > pageSize && last ? writeDayCursor(last.day, last.number) : null,
    };
  },

  documents: async (numbers) => {
    const { rows } = await pool.query<DocumentRow>(
      `select e.id as number, coalesce(h.document_sha256, x.document_sha256) as "originalSha256", /* never null: originalSha256, because one of both is there */
         copy.document_type as type, copy.document_sha256 as sha256
       from ledger_entries e
         left join hand_entries h on h.kind = e.cause_kind and h.id = e.cause_id
         left join expenses x on e.cause_kind = 'expense' and x.id = e.cause_id
         left join lateral ${newestCopy} copy on true
       where e.id = any($1::bigint[]) and coalesce(h.id, x.id) is not null`,
      [numbers],
    );
    return new Map(
      rows.map(({ number, originalSha256, type, sha256 }) => [
        number,
        { originalSha256, copy: type && sha256 ? { type, sha256 } : null },
      ]),
    );
  },

  countedOn: async (days) => {
    const { rows } = await pool.query<Counted>(
      `select "purposeId", "campaignId", "programId", "projectId", arrived.fund, count(*) as gifts,
         sum(cents)::bigint as "giftCents", coalesce((array_agg(distinct ${donor}) filter (where ${donor} is not null))[1:${smallestGroup}], '{}') as donors
       from (${arrivals("first.booked_on = any($1::date[])", netOfEach)}) arrived ${withDonor}
       where "isGift" and cents > 0 group by 1, 2, 3, 4, 5`,
      [days],
    );
    return rows;
  },

  arrivalsOn: async (day) => {
    const { rows } = await pool.query<Arrived>(
      `select "purposeId", "campaignId", "programId", "projectId", arrived.fund, "isGift", ${donor} as donor,
         sum(cents)::bigint as cents
       from (${arrivals("first.booked_on = $1", netOfEach)}) arrived ${withDonor}
       group by "entryId", 1, 2, 3, 4, 5, 6, 7 order by "entryId"`,
      [day],
    );
    return rows;
  },

  copy: async (number) => {
    const { rows } = await pool.query<BookedDocument>(
      `select copy.document_type as type, copy.document as bytes /* never null: type, bytes, because it is asked for */
       from ledger_entries e cross join lateral ${newestCopy} copy where e.id = $1 and copy.document is not null`,
      [number],
    );
    return rows[0] ?? null;
  },
});
