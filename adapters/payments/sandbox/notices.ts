import type pg from "pg";
import { sign, signatureHeader } from "./signature.ts";
import type { sandboxBank } from "./bank.ts";

const batch = 20;
const timeoutMs = 5_000;
const retryAfter = "5 seconds";

type Needs = {
  pool: pg.Pool;
  bank: ReturnType<typeof sandboxBank>;
  secret: string;
  /** Where its notices go: our own address, over HTTP, as a stranger's would. */
  address: () => string;
  now: () => Date;
};

type Waiting = { id: number; eventId: string; paymentId: string };

/** One round: settles what was to be paid later, and sends the notices that are due. A failed one is sent again. */
export const sendSandboxNotices =
  ({ pool, bank, secret, address, now }: Needs) =>
  async (): Promise<number> => {
    for (const id of await bank.settling()) await bank.act(id, "settle");
    const { rows } = await pool.query<Waiting>(
      `update sandbox_webhooks set attempts = attempts + 1, due_at = now() + interval '${retryAfter}'
       where id in (
         select id from sandbox_webhooks where delivered_at is null and due_at <= now()
         order by due_at limit ${batch} for update skip locked
       )
       returning id, event_id as "eventId", payment_id as "paymentId"`,
    );
    await Promise.all(rows.map((notice) => send(notice)));
    return rows.length;

    async function send({ id, eventId, paymentId }: Waiting): Promise<void> {
      const body = JSON.stringify({ id: eventId, paymentId });
      const delivered = await fetch(address(), {
        method: "POST",
        body,
        headers: { "content-type": "application/json", [signatureHeader]: sign(body, secret, now()) },
        signal: AbortSignal.timeout(timeoutMs),
      }).then(
        (response) => response.ok,
        () => false,
      );
      if (delivered) await pool.query("update sandbox_webhooks set delivered_at = now() where id = $1", [id]);
    }
  };
