import type pg from "pg";
import * as z from "zod/mini";
import { accounts, accountOf } from "#domain/ledger/accounts.ts";
import {
  earlierResults,
  earlierResultsIn,
  isOfResult,
  openingOf,
} from "#domain/ledger/books/account-sums.ts";
import {
  writeAuditFile,
  type AuditFile,
  type AuditJournal,
  type AuditTransaction,
} from "#domain/ledger/books/audit-file.ts";
import { centsField } from "#domain/money/cents-field.ts";
import { noCents } from "#domain/money/cents.ts";
import { inOneMoment, rowsOf } from "../../exports/cursor-batches.ts";
import { addedAccounts } from "../chart/stored-chart.ts";
import { accountSums } from "./book-lines.ts";

/** Descriptions of these kinds are about the foundation; others show only the kind, so that no donor is in the file. */
const toldKinds = ["expense", "invoice", "income", "journal", "opening", "transfer"];

type Asked = Omit<AuditFile, "accounts" | "opening" | "totals" | "journals"> &
  Readonly<{
    nameOf: (account: string) => string;
    /** The description of an entry without a typed one. */
    kindName: (kind: string) => string;
    /** Each with its kinds of entries; the last has the rest. */
    journals: readonly Readonly<Pick<AuditJournal, "id" | "name" | "type"> & { kinds: readonly string[] }>[];
  }>;

/** The year as a file from one snapshot, so that its totals match. */
export const readAuditFile = (pool: pg.Pool, asked: Asked): AsyncGenerator<string> =>
  inOneMoment(pool, (client) => fileOf(client, asked));

async function* fileOf(client: pg.ClientBase, asked: Asked): AsyncGenerator<string> {
  const { year, nameOf, kindName } = asked;
  const [from, to] = [`${year}-01-01`, `${year}-12-31`];
  const sums = await accountSums(client, from, to);
  const added = await addedAccounts(client);
  const used = new Set([
    ...accounts.map(({ id }) => id),
    ...added.filter(({ isUsed, isClosed }) => isUsed || !isClosed).map(({ id }) => id),
    ...sums.map(({ account }) => account),
  ]);
  const listed = asked.journals.flatMap(({ kinds }) => kinds);
  yield* writeAuditFile({
    ...asked,
    accounts: [
      ...[...used].map((id) => ({
        number: accountOf(id)?.number ?? id,
        name: nameOf(id),
        isOfBalance: !isOfResult(id),
      })),
      { number: earlierResults.number, name: nameOf(earlierResults.id), isOfBalance: true },
    ],
    opening: [
      ...sums
        .filter(({ account }) => !isOfResult(account))
        .map((each) => ({ number: accountOf(each.account)?.number ?? "", cents: openingOf(each) })),
      { number: earlierResults.number, cents: earlierResultsIn(sums) },
    ],
    totals: await totalsOf(client, from, to),
    journals: asked.journals.map(({ kinds, ...journal }, place) => ({
      ...journal,
      transactions: () =>
        transactionsOf(client, kindName, {
          text: statement(place === asked.journals.length - 1 ? "<> all" : "= any"),
          values: [from, to, place === asked.journals.length - 1 ? listed : kinds],
        }),
    })),
  });
}

const linesRead = z.array(
  z.object({
    id: z.int(),
    bookedOn: z.string(),
    happenedOn: z.string(),
    kind: z.string(),
    told: z.string(),
    reference: z.string(),
    account: z.string(),
    cents: centsField,
    project: z.nullable(z.string()),
  }),
);

/** Lines are short, and a year has millions. */
const linesAtOnce = 4000;

type Transaction = Omit<AuditTransaction, "lines"> & { lines: AuditTransaction["lines"][number][] };

/** An entry's lines are consecutive, but can span batches. */
async function* transactionsOf(
  client: pg.ClientBase,
  kindName: (kind: string) => string,
  asked: Readonly<{ text: string; values: readonly unknown[] }>,
): AsyncGenerator<AuditTransaction[]> {
  const nameOf = new Map<string, string>();
  const named = (kind: string) => {
    const name = nameOf.get(kind) ?? kindName(kind);
    nameOf.set(kind, name);
    return name;
  };
  let open: Transaction | undefined;
  for await (const rows of rowsOf(client, asked, linesAtOnce)) {
    const whole: Transaction[] = [];
    for (const { id, kind, told, account, cents, project, ...row } of linesRead.parse(rows)) {
      if (open?.id !== id) {
        if (open) whole.push(open);
        // The program writes clearing entries itself, so they have no typed description.
        const isTold = toldKinds.includes(kind) && !row.reference.includes("-clearing:");
        open = { id, ...row, description: isTold ? told : named(kind), lines: [] };
      }
      open.lines.push({ account, cents, project });
    }
    yield whole;
  }
  if (open) yield [open];
}

/** One row per line: grouping is faster here than in the database. */
const statement = (which: "= any" | "<> all") => `
  select e.id, e.booked_on as "bookedOn", coalesce(e.value_on, e.booked_on) as "happenedOn", e.cause_kind as kind,
    e.description as told, coalesce(d.reference, e.cause_kind || ':' || e.cause_id) as reference,
    p.account_id as account, p.cents, coalesce(p.project_id, p.program_id, p.campaign_id) as project
  from ledger_entries e
    join ledger_postings p on p.entry_id = e.id
    left join donations d on d.id = e.donation_id
  where e.booked_on between $1 and $2 and e.cause_kind ${which}($3::text[])
  order by e.booked_on, e.id, p.line`;

async function totalsOf(client: pg.ClientBase, from: string, to: string): Promise<AuditFile["totals"]> {
  const { rows } = await client.query<AuditFile["totals"]>(
    `select coalesce(sum(lines), 0)::bigint as lines, coalesce(sum(debit_cents), 0)::bigint as "debitCents",
       coalesce(sum(credit_cents), 0)::bigint as "creditCents"
     from ledger_day_sums where day between $1 and $2`,
    [from, to],
  );
  return rows[0] ?? { lines: 0, debitCents: noCents, creditCents: noCents };
}
