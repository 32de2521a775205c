import { Agent, request } from "node:http";
import type pg from "pg";
import { asyncCommit } from "../../postgres/base/async-commit.ts";
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

/** One round: settles what was to be paid later, and sends all notices that are due. A failed one is sent again. */
export const sendSandboxNotices =
  ({ pool, bank, secret, address, clock }: Needs) =>
  async (): Promise<void> => {
    for (const id of await bank.settling()) await bank.act(id, "settle");
    while ((await sendSome()) === batch);

    async function sendSome(): Promise<number> {
      const { rows } = await pool.query<Waiting>({
        name: "sandbox-due",
        text: `update sandbox_webhooks set attempts = attempts + 1, due_at = now() + interval '${retryAfter}'
       from ${asyncCommit}
       where id in (
         select id from sandbox_webhooks where delivered_at is null and due_at <= now()
         order by due_at limit ${batch} for update skip locked
       )
       returning id, event_id as "eventId", payment_id as "paymentId"`,
      });
      const answers = await Promise.all(rows.map((notice) => send(notice)));
      const delivered = rows.filter((_, place) => answers[place]).map(({ id }) => id);
      if (delivered.length > 0)
        await pool.query({
          name: "sandbox-delivered",
          text: `update sandbox_webhooks set delivered_at = now() from ${asyncCommit} where id = any($1)`,
          values: [delivered],
        });
      return rows.length;
    }

    function send({ eventId, paymentId }: Waiting): Promise<boolean> {
      const body = JSON.stringify({ id: eventId, paymentId });
      return post(address(), body, sign(body, secret, clock()));
    }
  };

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
