import type pg from "pg";
import type { ShownSuggestion } from "#domain/bank/answers.ts";
import { compare, type Item } from "#domain/bank/compare.ts";
import { plain } from "#domain/bank/match-rule.ts";
import { bare } from "#domain/bank/same-text.ts";
import { suggestionOf } from "#domain/bank/suggest.ts";
import { newDonation, plainSuggestion } from "#domain/bank/suggestion.ts";
import { decimalEuros } from "#domain/money/decimal-euros.ts";
import { refusalOfAmount } from "#domain/money/gift-limits.ts";
import { absoluteOf } from "#domain/money/sums.ts";
import { escapeLike } from "../base/escape-like.ts";
import { candidatesFor, lineColumns, type LineToMatch, type ReferencesIn } from "./candidates.ts";
import { shownSuggestion } from "./list-lines.ts";

const maxResults = 20;
const maxDonors = 8;
const minDonorSearch = 3;
const maxRead = 10_000;

/** Everything open that a line could be and that contains the words, best match first; then donors by name or email. */
export const searchMatches =
  (pool: pg.Pool, referencesIn: ReferencesIn) =>
  async (lineId: number, typed: string): Promise<ShownSuggestion[] | null> => {
    const { rows } = await pool.query<LineToMatch>(
      `select ${lineColumns} from waiting_bank_lines l join bank_entries e on e.id = l.entry_id where l.id = $1
       /* never null: id, cents, wholeCents, event, remittance, joinedRemittance, because a line has them */`,
      [lineId],
    );
    const [line] = rows;
    if (!line) return null;
    const { items } = (await candidatesFor(pool, [line], referencesIn))(line);
    const words = plain(typed).split(" ");
    const found = items
      .filter((item) => !item.isClosed && item.cents > 0 === line.cents > 0 && contains(item, words))
      .map((item) => suggestionOf(line.cents, item, compare(line, item)))
      .toSorted((one, other) => other.score - one.score)
      .slice(0, maxResults);
    const donors = refusalOfAmount(line.cents) ? [] : await donorsNamed(pool, typed, line);
    return [...found, ...donors].map(shownSuggestion);
  };

function contains({ what, name, references, cents }: Item, words: readonly string[]): boolean {
  const text = plain([what, name, ...references, decimalEuros(absoluteOf(cents))].join(" "));
  const run = bare(text);
  return words.every((word) => text.includes(word) || run.includes(word));
}

const found = "id, donor_name, donor_email, created_at";
/**
 * All names and addresses that begin so, by their indexes, and the latest donations for a surname. Without the limits PostgreSQL
 * reads every donation.
 */
export const donorSearch = `
  select distinct on (lower(donor_email)) id as "donationId", donor_name as name from (
    (select ${found} from donations where lower(donor_email) like $1 order by created_at desc limit ${maxRead})
    union
    (select ${found} from (select ${found} from donations where lower(donor_name) like $1 and donor_name is not null
      offset 0 limit ${maxRead}) named)
    union
    (select ${found} from (select ${found} from donations order by created_at desc, id desc limit ${maxRead}) latest
      where position($2 in lower(donor_name)) > 0 or position($2 in lower(donor_email)) > 0)
  ) donor
  /* never null: donationId, because it is a donation */
  order by lower(donor_email), created_at desc limit ${maxDonors}`;

async function donorsNamed(pool: pg.Pool, typed: string, line: LineToMatch) {
  const searched = typed.trim().toLowerCase();
  if (searched.length < minDonorSearch) return [];
  const { rows } = await pool.query<{ donationId: string; name: string | null }>(donorSearch, [
    `${escapeLike(searched)}%`,
    searched,
  ]);
  return rows.map(({ donationId, name }) => {
    const part = newDonation(line.cents, { donationId });
    const item = {
      target: part,
      cents: line.cents,
      on: line.bookedOn,
      what: name ?? "",
      references: [],
      iban: null,
    };
    const { differences, score } = compare(line, { ...item, name });
    return { ...plainSuggestion(part, name), differences, score };
  });
}
