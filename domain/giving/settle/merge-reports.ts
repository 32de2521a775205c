import type { Dispute, PaymentReport, Refund } from "../payment-report.ts";

/** Independent of order and repetition: paid wins, else the later report; refunds keep the furthest state, disputes the latest. */
export function mergeReports(known: PaymentReport | null, news: PaymentReport): PaymentReport {
  const merged: PaymentReport = {
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

/** A later `asOf` alone is no change, except while unpaid, where it decides which of two reports is the later one. */
export function sameReport(known: PaymentReport, report: PaymentReport): boolean {
  return (
    // Older stored reports have no return codes.
    headNames.every((name) => (known[name] ?? null) === (report[name] ?? null)) &&
    (report.state === "paid" || known.asOf === report.asOf) &&
    sameReturned(known.refunds, report.refunds) &&
    sameReturned(known.disputes, report.disputes) &&
    (known.declines?.length ?? 0) === (report.declines?.length ?? 0)
  );
}

const headNames = [
  "attemptId",
  "state",
  "chargedCents",
  "currency",
  "paidAt",
  "method",
  "subscriptionId",
  "feeCents",
  "returnCode",
  "confirmUrl",
] as const satisfies readonly (keyof PaymentReport)[];

const outweighs = (news: PaymentReport, known: PaymentReport): boolean =>
  news.state === "paid" && known.state === "paid"
    ? news.asOf > known.asOf
    : news.state === "paid" || (known.state !== "paid" && news.asOf > known.asOf);

/** Books and receipt keep the first known day. Without a day from the provider, it is the day we read the report. */
const paidAtOnce = (known: PaymentReport | null, merged: PaymentReport): string =>
  (known?.state === "paid" ? known.paidAt : null) ?? merged.paidAt ?? new Date(merged.asOf).toISOString();

function declinesOf(known: PaymentReport | null, news: PaymentReport): Pick<PaymentReport, "declines"> {
  const all = [...(known?.declines ?? []), ...(news.declines ?? [])];
  if (all.length === 0) return {};
  return { declines: [...new Map(all.map((decline) => [decline.id, decline])).values()].sort(byId) };
}

type Movement = Refund | Dispute;
/** True if the second report adds something to the first. */
type Supersedes<T> = (known: Known<T>, news: Known<T>) => boolean;
type Known<T> = T & Readonly<{ asOf: number }>;

const progress = { pending: 0, done: 1, failed: 2, open: 0, lost: 1, won: 2 } as const;

const isFurther = (known: Movement, news: Movement): boolean => progress[news.state] > progress[known.state];

/** A won dispute can still be lost. At the same time, the later state wins. */
const isLaterOrFurther: Supersedes<Dispute> = (known, news) =>
  news.asOf === known.asOf ? isFurther(known, news) : news.asOf > known.asOf;

const refundsOf = ({ refunds }: PaymentReport): readonly Refund[] => refunds;
const disputesOf = ({ disputes }: PaymentReport): readonly Dispute[] => disputes;

function mergeReturned<T extends Movement>(
  known: PaymentReport | null,
  news: PaymentReport,
  of: (report: PaymentReport) => readonly T[],
  supersedes: Supersedes<T>,
): readonly T[] {
  const merged = new Map((known ? withTimes(known, of) : []).map((movement) => [movement.id, movement]));
  for (const reported of withTimes(news, of)) {
    const before = merged.get(reported.id);
    merged.set(reported.id, before ? mergeMovement(before, reported, supersedes) : reported);
  }
  return [...merged.values()].sort(byId);
}

function mergeMovement<T extends Movement>(
  before: Known<T>,
  reported: Known<T>,
  supersedes: Supersedes<T>,
): Known<T> {
  const isSame = reported.state === before.state && (reported.since ?? before.since) === before.since;
  const after = !isSame && supersedes(before, reported) ? reported : before;
  const times = (before.times ?? 1) + (before.state === "won" && after.state !== "won" ? 1 : 0);
  return { ...after, ...(times > 1 && { times }), ...requestIdOf(before, reported) };
}

/** Older stored movements have no time and take the report's. */
const withTimes = <T extends Movement>(
  report: PaymentReport,
  of: (report: PaymentReport) => readonly T[],
): Known<T>[] => of(report).map((movement) => ({ ...movement, asOf: movement.asOf ?? report.asOf }));

const requestIdOf = (before: Movement, reported: Movement): Pick<Refund, "requestId"> => {
  const requestId =
    ("requestId" in before && before.requestId) || ("requestId" in reported && reported.requestId);
  return requestId ? { requestId } : {};
};

const sameReturned = (known: readonly Movement[], now: readonly Movement[]): boolean =>
  known.length === now.length && now.every((movement, i) => sameMovement(known[i], movement));

const sameMovement = (known: Movement | undefined, now: Movement): boolean =>
  known !== undefined &&
  (["id", "state", "since", "times"] as const).every((name) => known[name] === now[name]) &&
  ("requestId" in known ? known.requestId : undefined) === ("requestId" in now ? now.requestId : undefined);

const byId = (a: { id: string }, b: { id: string }): number => (a.id < b.id ? -1 : 1);
