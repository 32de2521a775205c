import type pg from "pg";
import type { DeskPage, DeskRow } from "#domain/donation-desk/answers.ts";
import type { AskedDonations } from "#domain/donation-desk/ports.ts";
import { parseAmount } from "#domain/money/parse-amount.ts";
import { literally } from "../literally.ts";

const pageSize = 25;
/** Of each way to read a search the newest so many are looked through: enough for a person to go by. */
const mostFound = 1000;

export const deskColumns = `d.id, d.reference, d.created_at as "createdAt", d.status, d.amount_cents as "amountCents",
  d.frequency, d.donor_name as "donorName", d.donor_email as "donorEmail", d.campaign_id as "campaignId"`;

type Row = Omit<DeskRow, "createdAt"> & { createdAt: Date };

/**
 * Page by page from where the last one ended, never by counting: the thousandth page takes as long as the first.
 * Each meaning a search can have goes through its own index.
 */
export const listDonations =
  (pool: pg.Pool) =>
  async ({ status, search, before }: AskedDonations): Promise<DeskPage> => {
    const { conditions, values, value } = donationConditions({ status, search });
    const from = readCursor(before);
    if (from) conditions.push(`(d.created_at, d.id) < (${value(from.createdAt)}, ${value(from.id)})`);
    const { rows } = await pool.query<Row>(
      `select ${deskColumns} from donations d
       ${conditions.length > 0 ? `where ${conditions.join(" and ")}` : ""}
       order by d.created_at desc, d.id desc limit ${pageSize + 1}`,
      values,
    );
    const shown = rows.slice(0, pageSize);
    const last = shown.at(-1);
    return {
      rows: shown.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })),
      older: rows.length > pageSize && last ? `${last.createdAt.toISOString()}~${last.id}` : null,
    };
  };

/** `d` is the donation; `value` adds one more value to the statement. */
export function donationConditions({ status, search }: Pick<AskedDonations, "status" | "search">) {
  const values: unknown[] = [];
  const value = (given: unknown) => `$${values.push(given)}`;
  const conditions: string[] = [];
  if (status) conditions.push(`d.status = ${value(status)}`);
  if (search !== "") conditions.push(`d.id in (${matching(search, value)})`);
  return { conditions, values, value };
}

function matching(search: string, value: (given: unknown) => string): string {
  const exact = value(search);
  const beginning = value(`${literally(search.toLowerCase())}%`);
  const cents = parseAmount(search);
  const newest = `order by created_at desc limit ${mostFound}`;
  return [
    `select id from donations where id = ${exact} or reference = upper(${exact})`,
    `(select id from donations where lower(donor_email) like ${beginning} ${newest})`,
    `(select id from donations where lower(donor_name) like ${beginning} ${newest})`,
    `select donation_id from payment_attempts where payment_id = ${exact}`,
    ...(cents > 0 ? [`(select id from donations where amount_cents = ${value(cents)} ${newest})`] : []),
  ].join(" union ");
}

/** Written by us, but it travels through an address: whatever does not read is the beginning of the list. */
function readCursor(cursor: string | null): { createdAt: Date; id: string } | null {
  const [moment = "", ...rest] = (cursor ?? "").split("~");
  const createdAt = new Date(moment);
  return rest.length > 0 && !Number.isNaN(createdAt.getTime()) ? { createdAt, id: rest.join("~") } : null;
}
