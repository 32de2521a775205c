import type { Donor } from "#domain/giving/donor.ts";
import type { GiftTrail } from "#domain/giving/gift-trail.ts";
import type { ReceivedGifts } from "#domain/giving/received-gift.ts";
import type { Language } from "#domain/language.ts";
import type { GiftTrails } from "#domain/ledger/gift-trails.ts";
import type { Purposes } from "#domain/ledger/purpose.ts";
import type { Restriction } from "#domain/ledger/restriction-pools.ts";
import { traceGift } from "#domain/ledger/trace-gift.ts";

type Needs = {
  trails: GiftTrails;
  gifts: Pick<ReceivedGifts, "ofDonor">;
  purposes: () => Promise<Purposes>;
  /** The books are added up anew at most this often, however many gifts come in and however many are followed. */
  addUpEveryMs: number;
};

/** Where a donor's gift went, by the published rule. */
export function followGift({ trails, gifts, purposes: keptPurposes, addUpEveryMs }: Needs) {
  const books = addedUpBooks(trails, addUpEveryMs);
  return async (donor: Donor, donationId: string, language: Language): Promise<GiftTrail | null> => {
    const gift = await gifts.ofDonor(donor, donationId);
    const booked = gift && (await trails.gift(donationId));
    if (!gift || !booked) return null;
    const [{ byDay, expenses }, earlier, purposes] = await Promise.all([
      books(),
      trails.earlierThatDay(booked),
      keptPurposes(),
    ]);

    const traced = traceGift({ ...gift, ...booked }, { byDay, earlier, expenses, purposes });
    const { spent, restriction, ...cents } = traced;
    const titleOfRestriction = (it: Restriction): string | null =>
      it.kind === "free" ? null : (purposes.latest(it.kind, it.id)?.title[language] ?? null);
    return {
      donationId,
      reference: gift.reference,
      receivedOn: gift.receivedOn,
      receivedCents: booked.receivedCents,
      coveredFeeCents: gift.coverCents,
      ...cents,
      purpose: purposes.booked(gift)?.title[language] ?? null,
      assigned: { kind: restriction.kind, title: titleOfRestriction(restriction) },
      spent: spent.flatMap(({ expenseId, cents: part }) => {
        const expense = expenses.find((one) => one.expenseId === expenseId);
        if (!expense) return [];
        const { day, description, category, projectId, programId } = expense;
        const title = purposes.booked({ ...expense, campaignId: null })?.title[language] ?? null;
        const project = projectId !== null && title !== null ? { id: projectId, title } : null;
        const program = programId !== null && projectId === null ? title : null;
        return [{ cents: part, expenseCents: expense.cents, day, description, category, project, program }];
      }),
      receiptNumber: gift.receiptNumber,
    };
  };
}

/** As long as nothing was booked they stay the same, so they are not read again. */
function addedUpBooks(trails: GiftTrails, everyMs: number) {
  const readBooks = async () => {
    const [byDay, expenses] = await Promise.all([trails.giftsByDay(), trails.expenses()]);
    return { byDay, expenses };
  };
  let known: { books: ReturnType<typeof readBooks>; lastEntryId: number; at: number } | null = null;
  return async () => {
    if (known && performance.now() - known.at < everyMs) return known.books;
    const lastEntryId = await trails.lastEntryId();
    if (known?.lastEntryId !== lastEntryId) {
      const read = readBooks();
      known = { books: read, lastEntryId, at: performance.now() };
      read.catch(() => (known = null));
    } else known.at = performance.now();
    return known.books;
  };
}
