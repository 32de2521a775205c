import type { Donor } from "#domain/giving/donor.ts";
import type { GiftTrail } from "#domain/giving/gift-trail.ts";
import type { ReceivedGifts } from "#domain/giving/settle/received-gift.ts";
import type { Language } from "#domain/language.ts";
import type { GiftTrails } from "#domain/ledger/gift-trails.ts";
import type { OpenExpenses } from "#domain/ledger/open/ports.ts";
import type { Purposes } from "#domain/ledger/purpose.ts";
import type { Restriction } from "#domain/ledger/restriction-pools.ts";
import { traceGift } from "#domain/ledger/trace-gift.ts";
import type { AddedUpBooks } from "./added-up-books.ts";

type Needs = {
  trails: GiftTrails;
  gifts: Pick<ReceivedGifts, "ofDonor">;
  purposes: () => Promise<Purposes>;
  books: AddedUpBooks;
  documents: OpenExpenses["documents"];
};

export function followGift({ trails, gifts, books, documents, purposes: keptPurposes }: Needs) {
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
    const paid = spent.flatMap(({ expenseId, cents: part }) => {
      const expense = expenses.find((one) => one.expenseId === expenseId);
      return expense ? [{ part, expense }] : [];
    });
    const papers = await documents(paid.flatMap(({ expense }) => expense.number ?? []));
    const titleOfRestriction = (it: Restriction): string | null =>
      it.kind === "free" ? null : (purposes.latest(it.kind, it.id)?.title[language] ?? null);
    return {
      donationId,
      reference: gift.reference,
      receivedOn: gift.receivedOn,
      receivedCents: booked.receivedCents,
      fund: gift.fund,
      coveredFeeCents: gift.coverCents,
      ...cents,
      purpose: purposes.booked(gift)?.title[language] ?? null,
      assigned: { kind: restriction.kind, title: titleOfRestriction(restriction) },
      spent: paid.map(({ part, expense }) => {
        const { number, day, description, category, projectId, programId } = expense;
        const title = purposes.booked({ ...expense, campaignId: null })?.title[language] ?? null;
        const project = projectId !== null && title !== null ? { id: projectId, title } : null;
        const program = programId !== null && projectId === null ? title : null;
        const document = (number && papers.get(number)) || null;
        const facts = { number, day, description, category, project, program, document };
        return { cents: part, expenseCents: expense.cents, ...facts };
      }),
      receiptNumber: gift.receiptNumber,
    };
  };
}
