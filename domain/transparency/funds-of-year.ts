import { spendOldestFirst, type PoolId } from "#domain/money/spend-oldest-first.ts";
import type { Fund } from "#domain/money/fund.ts";
import { noCents, plus, type Cents } from "#domain/money/cents.ts";
import { largerOf, minus, negated, sumOf as sumOfCents } from "#domain/money/sums.ts";
import type { LedgerLine } from "./ledger-line.ts";

/** A restricted fund in a year, as RJ 650 asks: what it held, received and spent, and what is left. */
export type FundOfYear = Readonly<{
  fund: Fund | null;
  projectId: string | null;
  programId: string | null;
  campaignId: string | null;
  openingCents: Cents;
  receivedCents: Cents;
  spentCents: Cents;
  closingCents: Cents;
}>;

type Purpose = Pick<FundOfYear, "fund" | "projectId" | "programId" | "campaignId">;

/**
 * By the published rule, year by year: a year's costs are paid by the oldest money that may be spent on them, narrowest purpose
 * first. Costs that no restricted money could pay were paid from reserves, and later donations are not used for them.
 */
export function fundsOfYear(lines: readonly LedgerLine[], year: number): FundOfYear[] {
  const until = lines.filter((line) => line.year <= year);
  const income = until.filter(({ kind }) => kind === "INCOME");
  const gifts = income.map((line) => ({
    pool: poolOf(line),
    day: String(line.year),
    cents: negated(line.cents),
  }));
  const spending = until
    .filter(({ kind, cents }) => kind === "EXPENSE" && cents > 0)
    .map((line) => ({
      expenseId: String(line.year),
      day: String(line.year),
      cents: line.cents,
      pools: poolsFor(line),
    }));
  const used = spendOldestFirst(gifts, spending);
  const purposes = new Map(income.filter(isRestricted).map((line) => [poolOf(line), purposeOf(line)]));
  return [...purposes].map(([pool, purpose]) => {
    const received = (isOf: (of: number) => boolean) =>
      sumOfCents(
        gifts.filter((gift) => gift.pool === pool && isOf(Number(gift.day))).map(({ cents }) => cents),
      );
    const spent = (isOf: (of: number) => boolean) =>
      sumOfCents(
        (used.get(pool)?.uses ?? [])
          .filter(({ expenseId }) => isOf(Number(expenseId)))
          .map(({ from, to }) => minus(to, from)),
      );
    const openingCents = minus(
      received((of) => of < year),
      spent((of) => of < year),
    );
    const [receivedCents, spentCents] = [received((of) => of === year), spent((of) => of === year)];
    // Refunds after the money was spent leave nothing, and no debt of the fund.
    const closingCents = largerOf(minus(plus(openingCents, receivedCents), spentCents), noCents);
    return { ...purpose, openingCents, receivedCents, spentCents, closingCents };
  });
}

const isRestricted = (line: LedgerLine): boolean =>
  Object.values(purposeOf(line)).some((part) => part !== null);

const purposeOf = ({ fund, projectId, programId, campaignId }: LedgerLine): Purpose => ({
  fund,
  projectId,
  programId: projectId === null ? programId : null,
  campaignId: projectId === null && programId === null ? campaignId : null,
});

/** A campaign's money belongs to its project or program; of an unknown campaign it waits for staff. */
function poolOf(line: LedgerLine): PoolId {
  const { fund, projectId, programId, campaignId } = purposeOf(line);
  const [kind, id] =
    projectId !== null
      ? ["project", projectId]
      : programId !== null
        ? ["program", programId]
        : ["campaign", campaignId ?? "free"];
  return `${fund ?? ""} ${kind}:${id}`;
}

const free = "campaign:free";

function poolsFor({ fund, projectId, programId }: LedgerLine): PoolId[] {
  return [
    ...(projectId === null ? [] : [`project:${projectId}`]),
    ...(programId === null ? [] : [`program:${programId}`]),
    free,
  ].map((pool) => `${fund ?? ""} ${pool}`);
}
