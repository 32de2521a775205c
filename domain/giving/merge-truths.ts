import type { Dispute, PaymentTruth, Refund } from "./payment-truth.ts";

/**
 * What two truths about one payment amount to, whichever was heard first and however often. Paid outweighs
 * everything said before or after; between two unpaid ones the later counts; each refund is as far along as anyone has
 * said, and each dispute as the later word has it. The order of arrival therefore cannot change the books.
 */
export function mergeTruths(known: PaymentTruth | null, news: PaymentTruth): PaymentTruth {
  const merged: PaymentTruth = {
    ...(known && !outweighs(news, known) ? known : news),
    attemptId: known?.attemptId ?? news.attemptId,
    feeCents: known?.feeCents ?? news.feeCents,
    subscriptionId: known?.subscriptionId ?? news.subscriptionId,
    refunds: mergeReturned<Refund>(known, news, refundsOf, isFurther),
    disputes: mergeReturned<Dispute>(known, news, disputesOf, isLaterOrFurther),
    ...declinesOf(known, news),
  };
  return merged.state === "paid" ? { ...merged, paidAt: paidAtOnce(known, merged) } : merged;
}

/**
 * Nothing to write down. Asking again brings a later `asOf` and nothing else; that counts only while unpaid, where
 * it decides which of two truths is the later one.
 */
export function sameTruth(known: PaymentTruth, truth: PaymentTruth): boolean {
  return (
    // What was written down before banks' reasons were asked for has none.
    headNames.every((name) => (known[name] ?? null) === (truth[name] ?? null)) &&
    (truth.state === "paid" || known.asOf === truth.asOf) &&
    sameReturned(known.refunds, truth.refunds) &&
    sameReturned(known.disputes, truth.disputes) &&
    (known.declines?.length ?? 0) === (truth.declines?.length ?? 0)
  );
}

const headNames = [
  "attemptId",
  "state",
  "amountCents",
  "currency",
  "paidAt",
  "method",
  "subscriptionId",
  "feeCents",
  "returnCode",
  "confirmUrl",
] as const satisfies readonly (keyof PaymentTruth)[];

const outweighs = (news: PaymentTruth, known: PaymentTruth): boolean =>
  news.state === "paid" && known.state === "paid"
    ? news.asOf > known.asOf
    : news.state === "paid" || (known.state !== "paid" && news.asOf > known.asOf);

/** Books and receipt bear the day that was known first, so it stays. Where nobody tells, it is the day we heard of it. */
const paidAtOnce = (known: PaymentTruth | null, merged: PaymentTruth): string =>
  (known?.state === "paid" ? known.paidAt : null) ?? merged.paidAt ?? new Date(merged.asOf).toISOString();

function declinesOf(known: PaymentTruth | null, news: PaymentTruth): Pick<PaymentTruth, "declines"> {
  const all = [...(known?.declines ?? []), ...(news.declines ?? [])];
  if (all.length === 0) return {};
  return { declines: [...new Map(all.map((decline) => [decline.id, decline])).values()].sort(byId) };
}

type Movement = Refund | Dispute;
/** Whether the second is news to whoever knows the first. */
type Supersedes<T> = (known: Known<T>, news: Known<T>) => boolean;
type Known<T> = T & Readonly<{ asOf: number }>;

const progress = { pending: 0, done: 1, failed: 2, open: 0, lost: 1, won: 2 } as const;

const isFurther = (known: Movement, news: Movement): boolean => progress[news.state] > progress[known.state];

/** A dispute that was won can be lost after all. Two words of the same moment: the one that is further along. */
const isLaterOrFurther: Supersedes<Dispute> = (known, news) =>
  news.asOf === known.asOf ? isFurther(known, news) : news.asOf > known.asOf;

const refundsOf = ({ refunds }: PaymentTruth): readonly Refund[] => refunds;
const disputesOf = ({ disputes }: PaymentTruth): readonly Dispute[] => disputes;

function mergeReturned<T extends Movement>(
  known: PaymentTruth | null,
  news: PaymentTruth,
  of: (truth: PaymentTruth) => readonly T[],
  supersedes: Supersedes<T>,
): readonly T[] {
  const merged = new Map((known ? withTimes(known, of) : []).map((movement) => [movement.id, movement]));
  for (const said of withTimes(news, of)) {
    const before = merged.get(said.id);
    merged.set(said.id, before ? mergeMovement(before, said, supersedes) : said);
  }
  return [...merged.values()].sort(byId);
}

function mergeMovement<T extends Movement>(
  before: Known<T>,
  said: Known<T>,
  supersedes: Supersedes<T>,
): Known<T> {
  const isSame = said.state === before.state && (said.since ?? before.since) === before.since;
  const after = !isSame && supersedes(before, said) ? said : before;
  const times = (before.times ?? 1) + (before.state === "won" && after.state !== "won" ? 1 : 0);
  return { ...after, ...(times > 1 && { times }), ...requestIdOf(before, said) };
}

/** What was written down before each bore its own time is as old as the truth it stands in. */
const withTimes = <T extends Movement>(
  truth: PaymentTruth,
  of: (truth: PaymentTruth) => readonly T[],
): Known<T>[] => of(truth).map((movement) => ({ ...movement, asOf: movement.asOf ?? truth.asOf }));

const requestIdOf = (before: Movement, said: Movement): Pick<Refund, "requestId"> => {
  const requestId = ("requestId" in before && before.requestId) || ("requestId" in said && said.requestId);
  return requestId ? { requestId } : {};
};

const sameReturned = (known: readonly Movement[], now: readonly Movement[]): boolean =>
  known.length === now.length && now.every((movement, i) => sameMovement(known[i], movement));

const sameMovement = (known: Movement | undefined, now: Movement): boolean =>
  known !== undefined &&
  (["id", "state", "since", "times"] as const).every((name) => known[name] === now[name]) &&
  ("requestId" in known ? known.requestId : undefined) === ("requestId" in now ? now.requestId : undefined);

const byId = (a: { id: string }, b: { id: string }): number => (a.id < b.id ? -1 : 1);
