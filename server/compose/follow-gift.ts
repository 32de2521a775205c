import type pg from "pg";
import { giftTrails } from "#adapters/postgres/ledger/gift-trail.ts";
import type { Donor } from "#adapters/postgres/giving/of-donor.ts";
import { receivedGifts } from "#adapters/postgres/giving/received-gifts.ts";
import { keptPurposes } from "#adapters/postgres/ledger/purposes.ts";
import type { GiftTrail } from "#domain/giving/gift-trail.ts";
import type { Language } from "#domain/language.ts";
import { poolOf, poolsFor, restrictionOf, type Restriction } from "#domain/ledger/restriction-pools.ts";
import { followGift, spendOldestFirst } from "#domain/ledger/spend-oldest-first.ts";

/** The books are added up anew at most this often, however many gifts come in and however many are followed. */
const addUpEveryMs = 10_000;

type Options = { addUpEveryMs?: number };

/** Where a donor's gift went, by the published rule. */
export function composeFollowGift(pool: pg.Pool, options: Options = {}) {
  const trails = giftTrails(pool);
  const gifts = receivedGifts(pool);
  const patience = options.addUpEveryMs ?? addUpEveryMs;
  let known: { books: ReturnType<typeof readBooks>; lastEntryId: number; at: number } | null = null;
  const readBooks = async () => {
    const [byDay, expenses] = await Promise.all([trails.giftsByDay(), trails.expenses()]);
    return { byDay, expenses };
  };
  const books = async () => {
    if (known && performance.now() - known.at < patience) return known.books;
    const lastEntryId = await trails.lastEntryId();
    if (known?.lastEntryId !== lastEntryId) {
      const read = readBooks();
      known = { books: read, lastEntryId, at: performance.now() };
      read.catch(() => (known = null));
    } else known.at = performance.now();
    return known.books;
  };

  return async (donor: Donor, donationId: string, language: Language): Promise<GiftTrail | null> => {
    const gift = await gifts.ofDonor(donor, donationId);
    const booked = gift && (await trails.gift(donationId));
    if (!gift || !booked) return null;
    const [{ byDay, expenses }, earlier, purposes] = await Promise.all([
      books(),
      trails.earlierThatDay(booked),
      keptPurposes(pool),
    ]);

    const returnedCents = Math.min(booked.returnedCents, booked.receivedCents);
    const { fund } = booked;
    const leftCents = booked.receivedCents - returnedCents;
    // Costs are not taken from a fund. What the donor added for them is no part of it.
    const feeCents = fund ? leftCents - booked.keptCents : Math.min(booked.feeCents, leftCents);
    const assignedCents = leftCents - feeCents;
    const restriction = restrictionOf(gift, purposes);
    const ownPool = poolOf(restriction, fund);
    const pooled = byDay.map((one) => ({ ...one, pool: poolOf(restrictionOf(one, purposes), one.fund) }));
    const uses = spendOldestFirst(
      pooled,
      expenses.map((expense) => ({ ...expense, pools: poolsFor(expense, purposes) })),
    );
    const older = [
      ...pooled.filter((one) => one.pool === ownPool && one.day < booked.day),
      ...earlier.filter((one) => poolOf(restrictionOf(one, purposes), one.fund) === ownPool),
    ];
    const olderCents = older.reduce((sum, { cents }) => sum + cents, 0);
    const { spent, ...rest } = followGift(uses.get(ownPool), { olderCents, cents: assignedCents });

    const titleOfRestriction = (it: Restriction): string | null =>
      it.kind === "free" ? null : (purposes.latest(it.kind, it.id)?.title[language] ?? null);
    return {
      donationId,
      reference: gift.reference,
      receivedOn: gift.receivedOn,
      receivedCents: booked.receivedCents,
      coveredFeeCents: gift.coveredFeeCents,
      returnedCents,
      feeCents,
      purpose: purposes.booked(gift)?.title[language] ?? null,
      assigned: { kind: restriction.kind, title: titleOfRestriction(restriction) },
      assignedCents,
      spent: spent.flatMap(({ expenseId, cents }) => {
        const expense = expenses.find((one) => one.expenseId === expenseId);
        if (!expense) return [];
        const { day, description, category, projectId, programId } = expense;
        const title = purposes.booked({ ...expense, campaignId: null })?.title[language] ?? null;
        const project = projectId !== null && title !== null ? { id: projectId, title } : null;
        const program = programId !== null && projectId === null ? title : null;
        return [{ cents, expenseCents: expense.cents, day, description, category, project, program }];
      }),
      ...rest,
      receiptNumber: gift.receiptNumber,
    };
  };
}
