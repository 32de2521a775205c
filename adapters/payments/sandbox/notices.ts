import { Agent, request } from "node:http";
import type pg from "pg";
import { asyncCommit } from "../../postgres/base/async-commit.ts";
import { inTransaction } from "../../postgres/base/in-transaction.ts";
import { sign, signatureHeader } from "./signature.ts";
import type { sandboxBank } from "./bank.ts";

const batch = 100;
const timeoutMs = 5_000;
const retryAfter = "5 seconds";

type Needs = {
  pool: pg.Pool;
  bank: ReturnType<typeof sandboxBank>;
  secret: string;
  /** Where its notices go: our own address, over HTTP, as a stranger's would. */
  address: () => string;
  clock: () => Date;
};

type Waiting = { id: number; eventId: string; paymentId: string };

/**
 * One round: settles what was to be paid later, and sends all notices that are due. Those under way are locked, so that no other
 * instance sends them too; a delivered one is gone, and one that was not taken is sent again.
 */
export const sendSandboxNotices =
  ({ pool, bank, secret, address, clock }: Needs) =>
  async (): Promise<void> => {
    for (const id of await bank.settling()) await bank.act(id, "settle");
    while ((await inTransaction(pool, sendSome)) === batch);

    async function sendSome(client: pg.PoolClient): Promise<number> {
      const { rows } = await client.query<Waiting>({
        name: "sandbox-due",
        text: `select id, event_id as "eventId", payment_id as "paymentId" from sandbox_webhooks, ${asyncCommit}
          where due_at <= now() order by due_at limit ${batch} for update of sandbox_webhooks skip locked`,
      });
      if (rows.length === 0) return 0;
      const answers = await Promise.all(rows.map((notice) => send(notice)));
      await client.query({
        name: "sandbox-delivered",
        text: `with delivered as (delete from sandbox_webhooks where id = any($1))
          update sandbox_webhooks set attempts = attempts + 1, due_at = now() + interval '${retryAfter}'
          where id = any($2)`,
        values: [idsOf(rows, answers, true), idsOf(rows, answers, false)],
      });
      return rows.length;
    }

    function send({ eventId, paymentId }: Waiting): Promise<boolean> {
      const body = JSON.stringify({ id: eventId, paymentId });
      return post(address(), body, sign(body, secret, clock()));
    }
  };

const idsOf = (notices: readonly Waiting[], answers: readonly boolean[], taken: boolean): number[] =>
  notices.filter((_, place) => answers[place] === taken).map(({ id }) => id);

/** Node's own client with kept connections: at many notices a second, `fetch` costs more than what they bring about. */
const agent = new Agent({ keepAlive: true, maxSockets: 32 });

function post(url: string, body: string, signature: string): Promise<boolean> {
  return new Promise((resolve) => {
    const headers = {
      "content-type": "application/json",
      "content-length": Buffer.byteLength(body),
      [signatureHeader]: signature,
    };
    const call = request(url, { method: "POST", agent, headers, timeout: timeoutMs }, (response) => {
      response.resume();
      response.on("end", () => resolve((response.statusCode ?? 500) < 300));
      response.on("error", () => resolve(false));
    });
    call.on("timeout", () => call.destroy());
    call.on("error", () => resolve(false));
    call.end(body);
  });
}
