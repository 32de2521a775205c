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
import { candidatesFor, lineColumns, type LineToMatch, type ReferencesIn } from "./candidates.ts";
import { shownSuggestion } from "./list-lines.ts";

const maxResults = 20;
const maxDonors = 8;
const minDonorSearch = 3;

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

async function donorsNamed(pool: pg.Pool, typed: string, line: LineToMatch) {
  const searched = typed.trim().toLowerCase();
  if (searched.length < minDonorSearch) return [];
  const { rows } = await pool.query<{ donationId: string; name: string | null }>(
    `select distinct on (lower(d.donor_email)) d.id as "donationId", d.donor_name as name
     from donations d
     where position($1 in lower(d.donor_name)) > 0 or position($1 in lower(d.donor_email)) > 0
     order by lower(d.donor_email), d.created_at desc limit ${maxDonors}`,
    [searched],
  );
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
