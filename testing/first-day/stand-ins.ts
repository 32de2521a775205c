import { once } from "node:events";
import { createServer } from "node:http";
import { connect, createServer as createDoor } from "node:net";
import { prepareRoles } from "#adapters/postgres/roles/ways-in.ts";
import { loopbackSmtp } from "#adapters/mail/loopback-smtp.fixtures.ts";
import { fakeMollie } from "#adapters/payments/mollie/fake/mollie.fixtures.ts";
import { ownServer } from "../own-server.ts";

/**
 * What a first day needs and no machine has by itself: a mail server, and a payment provider in its test mode; with `--database` a
 * PostgreSQL as well. Told where by the first line.
 */
const mail = await loopbackSmtp();
const mollie = await fakeMollie();
const database = process.argv.includes("--database") ? await startDatabase() : null;
process.once("SIGTERM", () => void (database?.stop() ?? Promise.resolve()).finally(() => process.exit(0)));

/** Behind a port, as another machine's is: its own socket is for this account alone. */
async function startDatabase() {
  const { connectionString: ownerUrl, stop } = await ownServer();
  const { connectionString: programUrl } = await prepareRoles({ owner: ownerUrl, program: null });
  const asked = new URL(ownerUrl).searchParams;
  const path = `${asked.get("host")}/.s.PGSQL.${asked.get("port")}`;
  const door = createDoor((caller) => {
    const server = connect(path);
    caller.pipe(server).pipe(caller);
    for (const end of [caller, server]) end.on("error", () => [caller, server].map((each) => each.destroy()));
  });
  await once(door.listen(0, "127.0.0.1"), "listening");
  const at = door.address();
  const port = typeof at === "object" ? at?.port : 0;
  const throughIt = (url: string): string => {
    const { pathname, searchParams } = new URL(url);
    const [user, password] = [searchParams.get("user") ?? "", searchParams.get("password") ?? ""];
    return `postgres://${encodeURIComponent(user)}:${encodeURIComponent(password)}@127.0.0.1:${port}${pathname}?sslmode=disable`;
  };
  return { ownerUrl: throughIt(ownerUrl), programUrl: throughIt(programUrl), stop };
}

/** `POST /pay?at=http://127.0.0.1:3000`: the donor pays on the provider's page, and the provider tells the program. `GET /letters`: what was mailed. */
const control = createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? "/", "http://127.0.0.1");
  if (pathname === "/letters") {
    const subjects = mail.received.map(({ to, raw }) => ({ to, words: raw.slice(0, 2_000) }));
    return void response.end(JSON.stringify(subjects));
  }
  void pay(searchParams.get("at") ?? "").then((statuses) => response.end(JSON.stringify(statuses)));
});
control.listen(0, "127.0.0.1", () => {
  const at = control.address();
  const port = typeof at === "object" ? at?.port : 0;
  process.stdout.write(
    `${JSON.stringify({ smtpUrl: mail.url, mollie: mollie.settings, control: `http://127.0.0.1:${port}`, database })}\n`,
  );
});

async function pay(program: string): Promise<number[]> {
  for (const id of mollie.books.payments.keys()) mollie.pay(id);
  return mollie.webhooks.deliver(async ({ url, body }) => {
    const answer = await fetch(program + new URL(url).pathname, {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body,
    });
    return answer.status;
  });
}
