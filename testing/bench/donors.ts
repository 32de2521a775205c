import { setTimeout as pause } from "node:timers/promises";
import type pg from "pg";
import { caller } from "./caller.ts";

const lookEveryMs = 50;
const patienceMs = 30_000;
/** More than are ever settled at once. */
const late = 200;

export type Measured = { gifts: number; seconds: number; latenciesMs: number[]; failures: string[] };
type Options = {
  ports: readonly number[];
  pool: pg.Pool;
  donors: number;
  seconds: number;
  campaigns: readonly string[];
};

/**
 * Donors who each give, wait until their gift is booked and its receipt queued, and give again. A gift's time runs from
 * asking for a session to seeing it in the books; those begun within the seconds count.
 */
export async function drive({ ports, pool, donors, seconds, campaigns }: Options): Promise<Measured> {
  const booked = watchBooks(pool);
  const latenciesMs: number[] = [];
  const failures: string[] = [];
  const started = performance.now();
  const until = started + seconds * 1000;
  let number = 0;

  const donor = async (port: number): Promise<void> => {
    const { post, close } = caller(port);
    while (performance.now() < until) {
      const begun = performance.now();
      try {
        await giveOnce(number++, post);
        latenciesMs.push(performance.now() - begun);
      } catch (error) {
        failures.push(String(error));
      }
    }
    close();
  };
  await Promise.all(Array.from({ length: donors }, (_, place) => donor(ports[place % ports.length] ?? 0)));
  const taken = (performance.now() - started) / 1000;
  booked.stop();
  return {
    gifts: latenciesMs.length,
    seconds: taken,
    latenciesMs: latenciesMs.sort((a, b) => a - b),
    failures,
  };

  async function giveOnce(gift: number, post: ReturnType<typeof caller>["post"]): Promise<void> {
    const address = `10.${(gift >> 16) & 255}.${(gift >> 8) & 255}.${gift & 255}`;
    const amountCents = 500 + (gift % 50) * 100;
    const session = await post("/api/create-payment-intent", { amountCents, currency: "EUR" }, address);
    const { donationId, next } = await post(
      "/api/donations",
      {
        clientSecret: session["clientSecret"],
        amountCents,
        currency: "EUR",
        frequency: "ONE_TIME",
        campaignId: campaigns[gift % (campaigns.length + 1)],
        coverFees: gift % 3 === 0,
        donor: { email: `giver-${gift}@example.org` },
        language: "en",
      },
      address,
    );
    const paymentId = (next as { url: string }).url.split("/").at(-1);
    const done = booked.await(String(donationId));
    await post(`/api/sandbox/payments/${paymentId}/pay`, {}, address);
    await done;
  }
}

/**
 * Looks for receipts that are new, for all waiting donors at once, so that looking costs the server next to nothing. A
 * receipt is owed in the commit that books its gift; one that commits late may have an earlier number than others.
 */
function watchBooks(pool: pg.Pool) {
  const waiting = new Map<string, { resolve: () => void; reject: (error: Error) => void; since: number }>();
  const ended = new AbortController();
  let latest = 0;
  const look = async (): Promise<void> => {
    const { rows: before } = await pool.query<{ latest: number }>(
      "select coalesce(max(id), 0) as latest from receipts",
    );
    latest = before[0]?.latest ?? 0;
    while (!ended.signal.aborted) {
      await pause(lookEveryMs);
      if (waiting.size === 0) continue;
      const { rows } = await pool.query<{ id: string; number: number }>({
        name: "bench-booked",
        text: "select id as number, donation_id as id from receipts where id > $1 and cause = 'gift'",
        values: [latest - late],
      });
      for (const { id, number } of rows) {
        latest = Math.max(latest, number);
        waiting.get(id)?.resolve();
        waiting.delete(id);
      }
      for (const [id, { since, reject }] of waiting) {
        if (performance.now() - since < patienceMs) continue;
        reject(new Error(`Donation ${id} was paid and not booked`));
        waiting.delete(id);
      }
    }
  };
  void look();
  return {
    await: (id: string) =>
      new Promise<void>((resolve, reject) => waiting.set(id, { resolve, reject, since: performance.now() })),
    stop: () => ended.abort(),
  };
}
