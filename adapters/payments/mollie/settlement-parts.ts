import type { Client } from "mollie-api-typescript";
import type { EntitySettlement } from "mollie-api-typescript/models";
import { asCents, noCents, type Cents } from "#domain/money/cents.ts";
import { minus, negated, sumOf } from "#domain/money/sums.ts";
import type { PartKind, PayoutPart } from "#domain/payouts/payout.ts";
import { centsOf } from "./client.ts";
import { allOf } from "./organisation-client.ts";

const limit = 250;
/** Mollie counts fees in hundredths of a cent, and pays out whole cents. */
const unitsPerCent = 100;
const decimals = 4;

type Told = Readonly<{ value: string }>;
type Listed = Readonly<{
  id: string;
  amount: Told;
  settlementAmount?: Told | null | undefined;
  createdAt: string;
}>;

/** Fees per payment are booked from the balance, so settlement fees are listed by month and not booked again. */
export async function partsOfSettlement(mollie: Client, settlement: EntitySettlement): Promise<PayoutPart[]> {
  const { id: settlementId } = settlement;
  const listed: PayoutPart[] = [];
  const payments = allOf(async (from) => {
    const { result } = await mollie.settlements.listPayments({ settlementId, limit, ...(from && { from }) });
    return { items: result.embedded.payments ?? [], next: result.links.next?.href ?? null };
  });
  for await (const payment of payments) listed.push(partFrom("charge", payment, payment.id));
  const refunds = allOf(async (from) => {
    const { result } = await mollie.settlements.listRefunds({ settlementId, limit, ...(from && { from }) });
    return { items: result.embedded.refunds, next: result.links.next?.href ?? null };
  });
  for await (const refund of refunds) listed.push(partFrom("refund", refund, refund.paymentId));
  const chargebacks = allOf(async (from) => {
    const { result } = await mollie.settlements.listChargebacks({
      settlementId,
      limit,
      ...(from && { from }),
    });
    return { items: result.embedded.chargebacks, next: result.links.next?.href ?? null };
  });
  for await (const back of chargebacks) listed.push(partFrom("dispute", back, back.paymentId));
  const captures = allOf(async (from) => {
    const { result } = await mollie.settlements.listCaptures({ settlementId, limit, ...(from && { from }) });
    return { items: result.embedded.captures, next: result.links.next?.href ?? null };
  });
  const paid = new Set(listed.flatMap(({ kind, paymentId }) => (kind === "charge" ? (paymentId ?? []) : [])));
  for await (const { id, amount, settlementAmount, createdAt, paymentId } of captures)
    // Captures of an authorised payment; a listed payment is not counted twice.
    if (amount && !paid.has(paymentId))
      listed.push(partFrom("charge", { id, amount, settlementAmount, createdAt }, paymentId));
  return [...listed, ...fromPeriods(settlement, sumOf(listed.map(({ cents }) => cents)))];
}

function partFrom(kind: PartKind, item: Listed, paymentId: string): PayoutPart {
  const cents = asCents(Math.abs(centsOf(item.settlementAmount ?? item.amount)));
  const at = new Date(item.createdAt).toISOString();
  return line({ id: item.id, kind, cents: kind === "charge" ? cents : negated(cents), paymentId, at });
}

/** Monthly fees, other income, and the remaining fraction of a cent. */
function fromPeriods(
  { id, periods = {}, amount, createdAt }: EntitySettlement,
  listedCents: Cents,
): PayoutPart[] {
  const at = new Date(createdAt ?? Date.now()).toISOString();
  const months = Object.entries(periods).flatMap(([year, inYear]) =>
    Object.entries(inYear).map(([month, period]) => ({ name: `${year}-${month}`, ...period })),
  );
  // Without them the fees are unknown, and the sum shows a difference.
  if (months.length === 0) return [];
  const unitsIn = (amounts: readonly { amountGross: Told }[] = []): number =>
    amounts.reduce((sum, { amountGross }) => sum + unitsOf(amountGross), 0);
  const earned = months.reduce((sum, { revenue }) => sum + unitsIn(revenue), 0);
  let units = 0;
  const fees = months.map(({ name, costs }) => {
    // Rounded cumulatively, so that no month's fraction is lost.
    const before = roundedCents(units);
    units += unitsIn(costs);
    return line({ id: `${id}:fees:${name}`, kind: "fee", cents: minus(before, roundedCents(units)), at });
  });
  const besides = minus(roundedCents(earned), listedCents);
  const paidCents = centsOf(amount);
  const rest = minus(paidCents, minus(roundedCents(earned), roundedCents(units)));
  const other = line({ id: `${id}:other`, kind: "other", cents: besides, at });
  const rounding = line({ id: `${id}:rounding`, kind: "rounding", cents: rest, at });
  const isRounding = Math.abs(paidCents * unitsPerCent - (earned - units)) <= unitsPerCent;
  return [...fees, other, ...(isRounding ? [rounding] : [])].filter(({ cents }) => cents !== 0);
}

type Line = Pick<PayoutPart, "id" | "kind" | "cents" | "at"> & { paymentId?: string };

const line = ({ id, kind, cents, paymentId = "", at }: Line): PayoutPart => ({
  id,
  kind,
  cents,
  feeCents: noCents,
  paymentId: paymentId || null,
  costCents: noCents,
  at,
  description: `${kind} ${id}`,
});

function unitsOf({ value }: Told): number {
  const [whole = "", fraction = ""] = value.split(".");
  const units = Number(`${whole}${fraction.padEnd(decimals, "0")}`);
  if (!Number.isSafeInteger(units) || fraction.length > decimals)
    throw new RangeError(`Mollie wrote an amount of ${value}`);
  return units;
}

const roundedCents = (units: number): Cents => asCents(Math.round(units / unitsPerCent));
