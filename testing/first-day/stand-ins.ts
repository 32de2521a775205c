import { createServer } from "node:http";
import { loopbackSmtp } from "#adapters/mail/loopback-smtp.fixtures.ts";
import { fakeMollie } from "#adapters/payments/mollie/fake/mollie.fixtures.ts";

/** What a first day needs and no machine has by itself: a mail server, and a payment provider in its test mode. Told where by the first line. */
const mail = await loopbackSmtp();
const mollie = await fakeMollie();

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
    `${JSON.stringify({ smtpUrl: mail.url, mollie: mollie.settings, control: `http://127.0.0.1:${port}` })}\n`,
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
