import { randomUUID } from "node:crypto";
import type pg from "pg";
import { addContactsOfDonors } from "#adapters/postgres/contacts/add-contacts.ts";
import { summariseLedger } from "#adapters/postgres/ledger/ledger-summary.ts";
import { storedOutbox } from "#adapters/postgres/mail/outbox.ts";
import { deliverDueMail } from "#domain/mail/deliver-mail.ts";
import type { MailMessage } from "#domain/mail/mail.ts";
import type { testApp } from "./app.ts";
import { signInByLink, visitorOf, type TestVisitor } from "#server/auth/visitor.fixtures.ts";

type Program = Awaited<ReturnType<typeof testApp>>;

/** In everything this person ever types, and nowhere else. */
export const token = "canary7q";
export const canary = {
  name: `Robin ${token}-name`,
  email: `${token}@example.org`,
  honoree: `Grandmother ${token}-honoree`,
  tribute: `For all the songs, ${token}-tribute`,
  motivation: `I taught for ten years and want to help, ${token}-motivation`,
  message: `I did not get my receipt of October, ${token}-message`,
  phone: `+31 6 1234 5678`,
  plan: `We would like to open our kitchen to your students, ${token}-plan`,
  subject: `My statement ${token}-subject`,
  question: `Where is my statement? ${token}-question`,
  organisation: `Choir ${token}-organisation`,
  note: `Prefers to be called in the evening, ${token}-note`,
  task: `Call back about the statement, ${token}-task`,
};

/** Does everything that can be done on this site, signed in by a mailed link. */
export async function liveAsCanary({ app, foundation }: Program, pool: pg.Pool): Promise<TestVisitor> {
  const visitor = visitorOf(app);
  await signInByLink(visitor, pool, canary.email);
  await give({ app, foundation }, visitor, "COMPLETED");
  await give({ app, foundation }, visitor, "CANCELLED");
  const { name, email } = canary;
  await accepted(
    visitor.send("POST", "/api/applications/volunteer", {
      name,
      email,
      phone: canary.phone,
      roleId: "education-tutor",
      motivationMdx: canary.motivation,
      consentsJson: { dataProcessing: true, communications: true, backgroundCheck: false },
    }),
  );
  await accepted(
    visitor.send("POST", "/api/contact-messages", { topic: "receipt", name, email, message: canary.message }),
  );
  await accepted(
    visitor.send("POST", "/api/applications/partner", {
      organisation: canary.organisation,
      contactName: name,
      email,
      country: "NL",
      plan: canary.plan,
    }),
  );
  await accepted(
    visitor.send("POST", "/api/events/volunteer-information-evening/registrations", {
      name,
      email,
      people: 1,
      emails: { events: true },
    }),
  );
  await accepted(
    visitor.send("POST", "/api/my/support", { subject: canary.subject, message: canary.question }),
  );
  await accepted(visitor.send("PUT", "/api/my/preferences", { language: "nl", granted: ["news.email"] }));
  // Another sign-in link that nobody uses, and somebody else's gift in this person's honour.
  await visitor.post("/sign-in", { form: "email", email, returnTo: "/" });
  await pool.query(
    `update donations set tribute_type = 'honor', tribute_honoree = 'A friend', tribute_notify_email = $1
     where id = (select id from donations where user_id is null and donor_email <> $1 limit 1)`,
    [email],
  );
  await writeAbout(app, pool);
  return visitor;
}

/** What staff write about this person. */
async function writeAbout(app: Program["app"], pool: pg.Pool): Promise<void> {
  await summariseLedger(pool);
  await addContactsOfDonors(pool);
  const staff = visitorOf(app);
  await staff.post("/sign-in", { form: "demo", email: "staff@example.org" });
  const { rows } = await pool.query<{ id: string }>("select id from contacts where address = $1", [
    canary.email,
  ]);
  const id = rows[0]?.id ?? "";
  const note = { id: randomUUID(), text: canary.note };
  await accepted(staff.send("POST", `/api/admin/contacts/${id}/notes`, note));
  const relation = { id: randomUUID(), kind: "household", otherId: "demo-contact" };
  await accepted(staff.send("POST", `/api/admin/contacts/${id}/relations`, relation));
  const task = { id: randomUUID(), text: canary.task, dueOn: "2030-01-01", assigneeId: null, contactId: id };
  await accepted(staff.send("POST", "/api/admin/tasks", task));
}

async function give(
  { app, foundation }: Pick<Program, "app" | "foundation">,
  visitor: TestVisitor,
  end: "COMPLETED" | "CANCELLED",
): Promise<void> {
  const opened = await accepted(
    visitor.send("POST", "/api/create-payment-intent", { amountCents: 2500, currency: "EUR" }),
  );
  const { clientSecret } = (await opened.json()) as { clientSecret: string };
  const started = await accepted(
    visitor.send("POST", "/api/donations", {
      clientSecret,
      amountCents: 2500,
      currency: "EUR",
      frequency: end === "COMPLETED" ? "MONTHLY" : "ONE_TIME",
      coverFees: false,
      tribute: { type: "memory", honoree: canary.honoree, message: canary.tribute },
      donor: { name: canary.name, email: canary.email },
      language: "nl",
    }),
  );
  const { next } = (await started.json()) as { next: { url: string } };
  const paymentId = next.url.split("/").at(-1) ?? "";
  const action = end === "COMPLETED" ? "pay" : "cancel";
  await accepted(app.request(`/api/sandbox/payments/${paymentId}/${action}`, { method: "POST", body: "{}" }));
  await foundation.giving.handleProviderNotice({ provider: "sandbox", eventId: `e-${paymentId}`, paymentId });
}

async function accepted(answer: Response | Promise<Response>): Promise<Response> {
  const response = await answer;
  if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
  return response;
}

/** Tables in which the token stands, in any column of any type, with the number of rows. */
export async function tracesOf(pool: pg.Pool, trace: string): Promise<Record<string, number>> {
  const { rows: tables } = await pool.query<{ table_name: string }>(
    `select table_name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' order by table_name`,
  );
  const found: Record<string, number> = {};
  for (const { table_name: table } of tables) {
    const { rows } = await pool.query<{ n: number }>(
      // A row as text holds every column: words and JSON as they are, bytes in hexadecimal.
      `select count(*)::int as n from "${table}" t where position($1 in lower(t::text)) > 0
         or position(encode(convert_to($1, 'UTF8'), 'hex') in t::text) > 0`,
      [trace],
    );
    if (rows[0]?.n) found[table] = rows[0].n;
  }
  return found;
}

/** Hands everything that waits to a mail server that takes it all. */
export async function deliverAll(pool: pg.Pool): Promise<{ kind: string; to: string }[]> {
  const sent: { kind: string; to: string }[] = [];
  const deliver = deliverDueMail(
    {
      outbox: storedOutbox(pool),
      transport: { send: () => Promise.resolve({ kind: "accepted" }) },
      prepare: ({ id, kind, to, language }) => {
        sent.push({ kind, to });
        const rest = { subject: kind, html: "", text: "", unsubscribeUrl: null, list: null, attachments: [] };
        return Promise.resolve<MailMessage>({ id, to, language, senderName: "", replyTo: "", ...rest });
      },
      clock: () => new Date(),
      pause: () => Promise.resolve(),
      report: () => {},
    },
    100,
  );
  while ((await deliver()).handled > 0);
  return sent;
}
