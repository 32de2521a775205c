import { generateKeyPairSync } from "node:crypto";
import PostalMime from "postal-mime";
import { afterEach, expect, test } from "vitest";
import type { MailMessage } from "#domain/mail/mail.ts";
import { loopbackSmtp, type LoopbackSmtp } from "./loopback-smtp.fixtures.ts";
import { smtpTransport } from "./smtp.ts";
import { verifyDkim } from "./verify-dkim.fixtures.ts";

const from = "Open Hand <post@openhand.example>";
const ends: Array<() => unknown> = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

async function serverWith(options: Parameters<typeof loopbackSmtp>[0] = {}): Promise<LoopbackSmtp> {
  const server = await loopbackSmtp(options);
  ends.push(server.stop);
  return server;
}

function transportTo(smtpUrl: string, sender = from) {
  const transport = smtpTransport({ smtpUrl, from: sender }, 2);
  ends.push(() => transport.close({ abandon: true }));
  return transport;
}

test("on the way to another machine nothing is said in clear, not even to whoever takes STARTTLS away", async () => {
  const server = await serverWith();
  // This machine by another address, so that it counts as remote.
  const elsewhere = server.url.replace(/127\.0\.0\.1|localhost/, "0.0.0.0");
  expect(await transportTo(elsewhere).send(message())).toMatchObject({ kind: "unavailable" });
  expect(server.offers()).toBe(0);
  expect(await transportTo(server.url).send(message())).toEqual({ kind: "accepted" });
});

const message = (changes: Partial<MailMessage> = {}): MailMessage => ({
  id: "0b0c8f4e-0000-4000-8000-000000000001",
  to: "noor@example.org",
  language: "nl",
  senderName: "Stichting Open Hand",
  replyTo: "contact@openhand.example",
  subject: "Uw kwitantie",
  html: "<p>Dank u</p>",
  text: "Dank u",
  unsubscribeUrl: null,
  list: null,
  attachments: [],
  ...changes,
});

test("a mail arrives with both versions, its papers and an address for answers", async () => {
  const server = await serverWith();
  const attachments = [
    { name: "kwitantie.pdf", contentType: "application/pdf", content: new TextEncoder().encode("%PDF") },
  ];

  expect(await transportTo(server.url).send(message({ attachments }))).toEqual({ kind: "accepted" });
  const [mail] = server.received;
  expect(mail).toMatchObject({
    to: ["noor@example.org"],
    from: "post@openhand.example",
    messageId: "<0b0c8f4e-0000-4000-8000-000000000001@openhand.example>",
  });
  expect(mail?.raw).toMatch(/^From: Open Hand <post@openhand\.example>$/m);
  expect(mail?.raw).toMatch(/^Reply-To: Stichting Open Hand <contact@openhand\.example>$/m);
  expect(mail?.raw).toMatch(/^Content-Language: nl$/m);
  expect(mail?.raw).toMatch(/^Auto-Submitted: auto-generated$/m);
  expect(mail?.raw).toContain("Content-Type: text/plain");
  expect(mail?.raw).toContain("Content-Type: text/html");
  expect(mail?.raw).toContain("Content-Disposition: attachment; filename=kwitantie.pdf");
  expect(mail?.raw).not.toMatch(/^List-Unsubscribe/m);
});

test("mail that may be declined can be declined in one click", async () => {
  const server = await serverWith();
  await transportTo(server.url).send(message({ unsubscribeUrl: "https://openhand.example/stop/1" }));
  expect(server.received[0]?.raw).toMatch(/^List-Unsubscribe: <https:\/\/openhand\.example\/stop\/1>$/m);
  expect(server.received[0]?.raw).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m);
});

test("a sender without a name goes by the foundation's name in the language of the mail", async () => {
  const server = await serverWith();
  await transportTo(server.url, "post@openhand.example").send(message());
  expect(server.received[0]?.raw).toMatch(/^From: Stichting Open Hand <post@openhand\.example>$/m);
});

test.each([
  "noor@example.org, other@example.org",
  "noor@example.org\r\nRCPT TO:<other@example.org>",
  "nobody",
])("a broken address (%j) reaches nobody and above all nobody else", async (to) => {
  const server = await serverWith();
  const outcome = await transportTo(server.url).send(message({ to }));
  expect(server.received.flatMap((mail) => mail.to)).not.toContain("other@example.org");
  expect(outcome.kind).toBe("refused");
});

test.each([
  ["refuse_recipient", { kind: "refused", reason: "recipient_refused 550 5.1.1" }],
  ["defer_recipient", { kind: "deferred", reason: "recipient_deferred 450 4.2.0" }],
  ["refuse_sender", { kind: "unavailable", reason: "sender_refused 550 5.7.1" }],
  ["refuse_message", { kind: "refused", reason: "message_refused 554 5.6.0" }],
  ["defer_message", { kind: "deferred", reason: "message_deferred 451 4.3.0" }],
  ["vanish_before_greeting", { kind: "unavailable", reason: "server_unreachable ECONNECTION" }],
] as const)("a server that does %s", async (manner, outcome) => {
  const server = await serverWith({ manner });
  expect(await transportTo(server.url).send(message())).toEqual(outcome);
  expect(server.received).toEqual([]);
});

test("a server that keeps the mail but vanishes before saying so gets it once, not again at once", async () => {
  const server = await serverWith({ manner: "keep_and_vanish" });
  const transport = transportTo(server.url);
  expect(await transport.send(message())).toEqual({
    kind: "deferred",
    reason: "connection_lost ECONNECTION",
  });
  expect(server.received).toHaveLength(1);
});

test("a mail that was accepted is sent, even when the server hangs up right after", async () => {
  const server = await serverWith({ manner: "accept_and_hang_up" });
  const transport = transportTo(server.url);
  expect(await transport.send(message())).toEqual({ kind: "accepted" });
  expect(await transport.send(message())).toEqual({ kind: "accepted" });
  expect(server.received).toHaveLength(2);
});

test("a kept connection that has died is replaced without losing the mail", async () => {
  const server = await serverWith();
  const transport = transportTo(server.url);
  await transport.send(message());
  server.hangUpOnEveryone();
  expect(await transport.send(message())).toEqual({ kind: "accepted" });
  expect(server.received).toHaveLength(2);
});

test("a mail the server sits on can be broken off when the program has to stop", async () => {
  const server = await serverWith({ manner: "fall_silent" });
  const transport = transportTo(server.url);
  const outcome = transport.send(message());
  await server.silent;
  transport.close();
  transport.close({ abandon: true });
  expect(await outcome).toEqual({ kind: "deferred", reason: "connection_lost ECONNECTION" });
});

test("a server that is not there is told from a mail that is wrong", async () => {
  const server = await serverWith();
  await server.stop();
  expect(await transportTo(server.url).send(message())).toEqual({
    kind: "unavailable",
    reason: "server_unreachable ECONNREFUSED",
  });
});

test("a wrong password is about us, not about the mail, and nothing of it is written down", async () => {
  const server = await serverWith({ password: "right" });
  const url = server.url.replace("//", "//user:wrong@");
  expect(await transportTo(url).send(message())).toEqual({
    kind: "unavailable",
    reason: "login_refused 535 5.7.8",
  });
  const mended = server.url.replace("//", "//user:right@");
  expect(await transportTo(mended).send(message())).toEqual({ kind: "accepted" });
});

test("the program refuses to start with a sender that is no address", () => {
  expect(() => smtpTransport({ smtpUrl: "smtp://127.0.0.1", from: "Open Hand" }, 1)).toThrow("MAIL_FROM");
});

const campaign = message({
  unsubscribeUrl: "https://openhand.example/unsubscribe/1",
  list: { id: "news", name: "Stichting Open Hand", campaign: "e1" },
  subject: "Nieuws voor José: €\u202f25",
  text: "Dank u, José.\n\n.Een regel met een punt\n",
  html: "<p>Dank u, José.</p>",
});

test("a campaign's email passes an independent check of its signature, also its one-click header", async () => {
  const server = await serverWith();
  const { privateKey, publicKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const dkim = {
    selector: "mail2026",
    privateKey: privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
  };
  const transport = smtpTransport({ smtpUrl: server.url, from, dkim }, 1);
  ends.push(() => transport.close({ abandon: true }));
  expect(await transport.send(campaign)).toEqual({ kind: "accepted" });
  const { raw = "" } = server.received[0] ?? {};

  const check = verifyDkim(raw, publicKey);
  expect(check).toMatchObject({ domain: "openhand.example", selector: "mail2026", isValid: true });
  expect(check.signed).toEqual(expect.arrayContaining(["from", "list-unsubscribe", "list-unsubscribe-post"]));
  for (const [was, is] of [
    ["One-Click", "Two-Click"],
    ["Dank u", "Dank je"],
    ["unsubscribe/1", "unsubscribe/2"],
  ] as const)
    expect(verifyDkim(raw.replace(was, is), publicKey).isValid).toBe(false);
});

test("an independent parser reads the same subject, texts and headers", async () => {
  const server = await serverWith();
  await transportTo(server.url).send(campaign);
  const mail = await PostalMime.parse(server.received[0]?.raw ?? "");
  expect(mail).toMatchObject({ subject: campaign.subject, messageId: `<${campaign.id}@openhand.example>` });
  expect(mail.text?.trim()).toBe(campaign.text.trim());
  expect(mail.html?.trim()).toBe(campaign.html);
  const header = (name: string) => mail.headers.find(({ key }) => key === name)?.value;
  expect(header("list-id")).toBe('"Stichting Open Hand" <news.openhand.example>');
  expect(header("list-unsubscribe")).toBe("<https://openhand.example/unsubscribe/1>");
  expect(header("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
  expect(header("feedback-id")).toBe("e1:news:openhand.example");
  expect(header("auto-submitted")).toBeUndefined();
});
