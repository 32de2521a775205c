import type pg from "pg";
import { asyncCommit } from "../../postgres/base/async-commit.ts";
import { inTransaction } from "../../postgres/base/in-transaction.ts";
import { pipelinedPosts } from "./pipelined-posts.ts";
import { sign, signatureHeader } from "./signature.ts";
import type { sandboxBank } from "./bank.ts";

const batch = 100;
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
      const to = new URL(address());
      const answers = await Promise.all(rows.map((notice) => send(notice, to)));
      await client.query({
        name: "sandbox-delivered",
        text: `with delivered as (delete from sandbox_webhooks where id = any($1))
          update sandbox_webhooks set attempts = attempts + 1, due_at = now() + interval '${retryAfter}'
          where id = any($2)`,
        values: [idsOf(rows, answers, true), idsOf(rows, answers, false)],
      });
      return rows.length;
    }

    function send({ eventId, paymentId }: Waiting, to: URL): Promise<boolean> {
      const body = JSON.stringify({ id: eventId, paymentId });
      return post(to, { body, headers: { [signatureHeader]: sign(body, secret, clock()) } });
    }
  };

const idsOf = (notices: readonly Waiting[], answers: readonly boolean[], taken: boolean): number[] =>
  notices.filter((_, place) => answers[place] === taken).map(({ id }) => id);

const post = pipelinedPosts();
