import { request } from "node:http";
import { setTimeout as pause } from "node:timers/promises";

const restAfterFailureMs = 100;
const patienceMs = 15_000;

/** A gift that the program said it has taken, and when. */
export type Taken = Readonly<{ donationId: string; paymentId: string; port: number; at: number }>;

type Answer = Record<string, unknown>;
type Post = (port: number, path: string, content: object, address: string) => Promise<Answer>;
type Giving = Readonly<{
  taken: Taken[];
  failures: { at: number; why: string }[];
  /** Calls to a door that are not answered yet. */
  underWay: (port: number) => number;
  stop: () => Promise<void>;
}>;

/**
 * Donors who give one gift after the other until they are stopped, each call on a connection of its own through the next of the
 * doors, as behind a proxy that shares visitors out. A gift counts as taken once its payment was answered with success.
 */
export function startGiving(
  doors: () => readonly number[],
  donors: number,
  post: Post = postPlainly,
): Giving {
  const taken: Taken[] = [];
  const failures: { at: number; why: string }[] = [];
  const ended = new AbortController();
  let number = 0;
  let turn = 0;
  const door = (): number => {
    const all = doors();
    return all[turn++ % all.length] ?? 0;
  };
  const open = new Map<number, number>();
  const count = (port: number, by: number) => open.set(port, (open.get(port) ?? 0) + by);
  const counted: Post = (port, ...asked) => {
    count(port, 1);
    return post(port, ...asked).finally(() => count(port, -1));
  };
  const donor = async (): Promise<void> => {
    while (!ended.signal.aborted) {
      try {
        taken.push(await giveOnce(number++, door, counted));
      } catch (error) {
        failures.push({ at: performance.now(), why: String(error) });
        await pause(restAfterFailureMs);
      }
    }
  };
  const everyone = Promise.all(Array.from({ length: donors }, donor));
  return {
    taken,
    failures,
    underWay: (port) => open.get(port) ?? 0,
    stop: async () => {
      ended.abort();
      await everyone;
    },
  };
}

async function giveOnce(gift: number, door: () => number, post: Post): Promise<Taken> {
  const address = `10.${(gift >> 16) & 255}.${(gift >> 8) & 255}.${gift & 255}`;
  const amountCents = 500 + (gift % 50) * 100;
  const session = await post(door(), "/api/create-payment-intent", { amountCents, currency: "EUR" }, address);
  const port = door();
  const { donationId, next } = await post(
    port,
    "/api/donations",
    {
      clientSecret: session["clientSecret"],
      amountCents,
      currency: "EUR",
      frequency: "ONE_TIME",
      coverFees: gift % 3 === 0,
      donor: { email: `giver-${gift}@example.org` },
      language: "en",
    },
    address,
  );
  const paymentId = idIn(next);
  await post(door(), `/api/sandbox/payments/${paymentId}/pay`, {}, address);
  return { donationId: String(donationId), paymentId, port, at: performance.now() };
}

/** The sandbox's page of a payment ends with its id. */
function idIn(next: unknown): string {
  const url = typeof next === "object" && next !== null && "url" in next ? String(next.url) : "";
  return url.split("/").at(-1) ?? "";
}

function postPlainly(port: number, path: string, content: object, address: string): Promise<Answer> {
  const body = JSON.stringify(content);
  const headers = { "content-type": "application/json", "x-forwarded-for": address, connection: "close" };
  return new Promise((resolve, reject) => {
    const call = request(
      { port, path, method: "POST", headers, agent: false, timeout: patienceMs },
      (answer) => {
        let text = "";
        answer.setEncoding("utf8").on("data", (piece: string) => (text += piece));
        answer.on("error", reject).on("end", () => {
          const status = answer.statusCode ?? 0;
          if (status >= 300) reject(new Error(`${path} answered ${status}: ${text.slice(0, 200)}`));
          else resolve(JSON.parse(text));
        });
      },
    );
    call.on("timeout", () => call.destroy(new Error(`${path} was not answered`))).on("error", reject);
    call.end(body);
  });
}
