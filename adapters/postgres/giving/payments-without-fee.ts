import type pg from "pg";
import type { PaymentReport, Provider } from "#domain/giving/payment-report.ts";
import { reportIn, type StoredReport } from "./stored-report.ts";

/** What the providers said of payments that were paid, where they have not said what they kept; oldest first. */
export async function paymentsWithoutFee(
  pool: pg.Pool,
  provider: Provider,
  paidAfter: Date,
  most: number,
): Promise<PaymentReport[]> {
  const { rows } = await pool.query<{ report: StoredReport }>(
    // The times are text of one shape, so their order is that of time.
    `select truth as report from payment_attempts
     where provider = $1 and truth is not null and truth->>'state' = 'paid' and truth->>'feeCents' is null and truth->>'paidAt' > $2
     order by truth->>'paidAt' limit $3`,
    [provider, paidAfter.toISOString(), most],
  );
  return rows.map(({ report }) => reportIn(report));
}
