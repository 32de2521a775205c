import { connect, type Socket } from "node:net";
import type pg from "pg";
import { asyncCommit } from "../../postgres/base/async-commit.ts";
import { inTransaction } from "../../postgres/base/in-transaction.ts";
import { sign, signatureHeader } from "./signature.ts";
import type { sandboxBank } from "./bank.ts";

const batch = 100;
const retryAfter = "5 seconds";

type Needs = {
  pool: pg.Pool;
  bank: ReturnType<typeof sandboxBank>;
  secret: string;
  /** Our own address, over HTTP, like any sender. */
  address: () => string;
  clock: () => Date;
};

type Waiting = { id: number; eventId: string; paymentId: string };

/** Settles due payments and sends due notices. A lock keeps other instances from sending them; refused ones are sent again. */
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

type Message = Readonly<{ body: string; headers: Readonly<Record<string, string>> }>;
type Taken = (isTaken: boolean) => void;
type Connection = { socket: Socket; waiting: Taken[]; received: string };

const timeoutMs = 5_000;
const atOnce = 4;

/** Pipelines HTTP over a few connections: Node's client is too slow for many notices a second. Unclear answers are sent again. */
export function pipelinedPosts() {
  const connections = new Map<string, Connection>();
  let turn = 0;

  return ({ host, hostname, port, pathname }: URL, { body, headers }: Message): Promise<boolean> =>
    new Promise((resolve) => {
      turn = (turn + 1) % atOnce;
      const name = `${host} ${turn}`;
      const connection = connections.get(name) ?? open(name, hostname, Number(port));
      connection.waiting.push(resolve);
      const lines = Object.entries(headers).map(([header, value]) => `${header}: ${value}\r\n`);
      connection.socket.cork();
      connection.socket.write(
        `POST ${pathname} HTTP/1.1\r\nhost: ${host}\r\ncontent-type: application/json\r\n` +
          `content-length: ${Buffer.byteLength(body)}\r\n${lines.join("")}\r\n${body}`,
      );
      process.nextTick(() => connection.socket.uncork());
    });

  function open(name: string, hostname: string, port: number): Connection {
    const socket = connect(port, hostname.replace(/^\[|\]$/g, ""));
    const connection: Connection = { socket, waiting: [], received: "" };
    connections.set(name, connection);
    const end = (): void => {
      if (connections.get(name) === connection) connections.delete(name);
      socket.destroy();
      for (const taken of connection.waiting.splice(0)) taken(false);
    };
    socket.setNoDelay().setEncoding("latin1").setTimeout(timeoutMs);
    socket.on("data", (chunk) => {
      connection.received += String(chunk);
      if (!readAnswers(connection)) end();
    });
    socket.on("timeout", end).on("error", end).on("close", end);
    return connection;
  }
}

/** Reads all available answers. False: unreadable. */
function readAnswers(connection: Connection): boolean {
  for (;;) {
    const { received } = connection;
    const head = received.indexOf("\r\n\r\n");
    if (head < 0) return true;
    const length = /\r\ncontent-length: *(\d+)/i.exec(received.slice(0, head))?.[1];
    const taken = connection.waiting[0];
    if (length === undefined || !taken || !received.startsWith("HTTP/1.1 ")) return false;
    const end = head + "\r\n\r\n".length + Number(length);
    if (received.length < end) return true;
    connection.received = received.slice(end);
    connection.waiting.shift();
    taken(received.startsWith("2", "HTTP/1.1 ".length));
  }
}
