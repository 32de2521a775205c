import { Hono } from "hono";
import { expect, test } from "vitest";
import type { Language } from "#domain/language.ts";
import type { Mailbox, ReadableMail } from "#domain/mail/mailbox.ts";
import type { RequestEnv } from "../context.ts";
import { serveMailbox } from "./mailbox.ts";

const mail: ReadableMail = {
  id: "m1",
  to: "donor@example.org",
  subject: "Thank you <b>Noor</b>",
  language: "en",
  text: "Thank you",
  html: "<!doctype html><p>Thank you</p>",
  attachments: [{ name: "إيصال 1.pdf" }],
  sentAt: new Date("2026-11-14T09:00:00Z"),
};

function mailboxHolding(...mails: ReadableMail[]): Mailbox {
  return {
    newest: (to) => Promise.resolve(mails.filter((one) => to === undefined || one.to === to)),
    find: (id) => Promise.resolve(mails.find((one) => one.id === id) ?? null),
    attachment: (id, place) =>
      Promise.resolve(
        id === "m1" && place === 0
          ? { name: "إيصال 1.pdf", contentType: "application/pdf", content: new TextEncoder().encode("%PDF") }
          : null,
      ),
  };
}

function siteWith(mailbox: Mailbox, language: Language = "en"): Hono<RequestEnv> {
  const app = new Hono<RequestEnv>();
  app.use(async (c, next) => {
    c.set("language", language);
    await next();
  });
  serveMailbox(app, mailbox);
  return app;
}

test("people read the mailbox in their own language, with nothing of a mail taken for markup", async () => {
  const page = await (await siteWith(mailboxHolding(mail), "ar").request("/demo/mailbox")).text();
  expect(page).toContain('<html lang="ar" dir="rtl">');
  expect(page).toContain("صندوق بريد النسخة التجريبية");
  expect(page).toContain("Thank you &lt;b&gt;Noor&lt;/b&gt;");
  expect(page).toMatch(
    /<iframe src="\/demo\/mailbox\/m1"[^>]* sandbox="allow-popups allow-popups-to-escape-sandbox"/,
  );
});

test("an empty mailbox says so", async () => {
  const page = await (await siteWith(mailboxHolding(), "nl").request("/demo/mailbox")).text();
  expect(page).toContain("Nog geen e-mails.");
});

test("a letter is shown without any right to run or fetch anything", async () => {
  const answer = await siteWith(mailboxHolding(mail)).request("/demo/mailbox/m1");
  expect(await answer.text()).toBe(mail.html);
  const policy = answer.headers.get("content-security-policy");
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("sandbox allow-popups");
  expect(policy).toContain("frame-ancestors 'self'");
  expect(policy).not.toContain("allow-scripts");
});

test("scripts read the same as data, of one receiver if they like", async () => {
  const site = siteWith(mailboxHolding(mail, { ...mail, id: "m2", to: "staff@example.org" }));
  const ofDonor = await (await site.request("/demo/mailbox.json?to=donor@example.org")).json();
  expect(ofDonor).toEqual([
    {
      ...mail,
      sentAt: "2026-11-14T09:00:00.000Z",
      attachments: [{ name: "إيصال 1.pdf", url: "/demo/mailbox/m1/attachments/0" }],
    },
  ]);
  expect(await (await site.request("/demo/mailbox.json")).json()).toHaveLength(2);
});

test("a paper is downloaded under its own name", async () => {
  const answer = await siteWith(mailboxHolding(mail)).request("/demo/mailbox/m1/attachments/0");
  expect(answer.headers.get("content-type")).toBe("application/pdf");
  expect(answer.headers.get("content-disposition")).toBe(
    `attachment; filename*=UTF-8''${encodeURIComponent("إيصال 1.pdf")}`,
  );
  expect(await answer.text()).toBe("%PDF");
});

test.each(["/demo/mailbox/m9", "/demo/mailbox/m1/attachments/1", "/demo/mailbox/m1/attachments/x"])(
  "%s does not exist",
  async (path) => {
    expect((await siteWith(mailboxHolding(mail)).request(path)).status).toBe(404);
  },
);
