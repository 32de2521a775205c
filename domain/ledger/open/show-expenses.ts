import type { Language } from "#domain/language.ts";
import { sumOf } from "#domain/money/sums.ts";
import type { BookedExpense, GiftsOfDay } from "../gift-trails.ts";
import type { BookedPurpose, Purposes } from "../purpose.ts";
import { poolOf, poolsFor, restrictionOf } from "../restriction-pools.ts";
import { spendOldestFirst } from "#domain/money/spend-oldest-first.ts";
import { daysOf, joined, payersWithin, shownPayers, type Payers } from "./payers.ts";
import type { OpenExpense, OpenExpenses } from "./ports.ts";
import type { PublicExpense, PublicExpensePage, ShownDocument } from "./public-expense.ts";

type Books = Readonly<{ byDay: readonly GiftsOfDay[]; expenses: readonly BookedExpense[] }>;
type Needs = {
  stored: OpenExpenses;
  books: () => Promise<Books>;
  purposes: () => Promise<Purposes>;
};

/** Costs as everybody may read them: description, date, project, document without names, number of donations. */
export function showExpenses({ stored, books, purposes: keptPurposes }: Needs) {
  return {
    show: async (number: number, language: Language): Promise<PublicExpense | null> => {
      const found = await stored.find(number);
      if (!found) return null;
      const [documents, purposes] = await Promise.all([stored.documents([number]), keptPurposes()]);
      const expense = shownExpense(found, documents.get(number), purposes, language);
      const counted = await payersOf(number, await books(), purposes, stored);
      return { ...expense, paidBy: shownPayers(counted, expense.totalCents) };
    },

    list: async (
      asked: Parameters<OpenExpenses["list"]>[0],
      language: Language,
    ): Promise<PublicExpensePage> => {
      const [{ rows, older }, purposes] = await Promise.all([stored.list(asked), keptPurposes()]);
      const documents = await stored.documents(rows.map(({ number }) => number));
      const project = asked.projectId === null ? null : purposes.latest("project", asked.projectId);
      return {
        rows: rows.map((row) => shownExpense(row, documents.get(row.number), purposes, language)),
        older,
        project: project && { id: project.contentId, title: project.title[language] },
      };
    },
  };
}

function shownExpense(
  { lines, ...expense }: OpenExpense,
  document: ShownDocument | undefined,
  purposes: Purposes,
  language: Language,
): Omit<PublicExpense, "paidBy"> {
  return {
    ...expense,
    totalCents: sumOf(lines.map(({ cents }) => cents)),
    document: document ?? null,
    lines: lines.map(({ category, cents, ...booked }) => {
      const { projectId, programId } = booked;
      const title = purposes.booked({ ...booked, campaignId: null })?.title[language] ?? null;
      return {
        category,
        cents,
        project: projectId === null ? null : { id: projectId, title: title ?? projectId },
        program: projectId === null && programId !== null ? (title ?? programId) : null,
      };
    }),
  };
}

/** Traces the pool ranges that the entry used back to their donations. */
async function payersOf(
  number: number,
  { byDay, expenses }: Books,
  purposes: Purposes,
  stored: Pick<OpenExpenses, "countedOn" | "arrivalsOn">,
): Promise<Payers[]> {
  const own = new Set(expenses.filter((each) => each.number === number).map(({ expenseId }) => expenseId));
  if (own.size === 0) return [];
  const pool = (booked: BookedPurpose) => poolOf(restrictionOf(booked, purposes), booked.fund);
  const days = byDay.map((one) => ({ ...one, pool: pool(one) }));
  const uses = spendOldestFirst(
    days,
    expenses.map((expense) => ({ ...expense, pools: poolsFor(expense, purposes) })),
  );
  const stretches = [...uses].flatMap(([id, { uses: ofPool }]) =>
    ofPool.filter(({ expenseId }) => own.has(expenseId)).map(({ from, to }) => ({ pool: id, from, to })),
  );
  const counted = joined(stretches).map(async (stretch) => {
    const { whole, parts } = daysOf(stretch, ofDays(days.filter((one) => one.pool === stretch.pool)));
    const [full, ...partly] = await Promise.all([
      stored.countedOn(whole),
      ...parts.map(async (part) => {
        const arrivals = await stored.arrivalsOn(part.day);
        return payersWithin(
          arrivals.filter((one) => pool(one) === stretch.pool),
          part,
        );
      }),
    ]);
    return [...full.filter((one) => pool(one) === stretch.pool), ...partly];
  });
  return (await Promise.all(counted)).flat();
}

/** Several purposes can share a pool. */
const ofDays = (days: readonly GiftsOfDay[]) =>
  [...Map.groupBy(days, ({ day }) => day)]
    .map(([day, same]) => ({ day, cents: sumOf(same.map(({ cents }) => cents)) }))
    .sort((a, b) => a.day.localeCompare(b.day));
