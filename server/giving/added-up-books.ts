import type { GiftTrails } from "#domain/ledger/gift-trails.ts";

export type AddedUpBooks = ReturnType<typeof addedUpBooks>;

/** Recomputed only after a booking, and at most this often. */
export function addedUpBooks(trails: GiftTrails, everyMs: number) {
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
