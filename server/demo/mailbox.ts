import type { Hono } from "hono";
import type { Mailbox, ReadableMail } from "#domain/mail/mailbox.ts";
import type { RequestContext, RequestEnv } from "../context.ts";
import { refuse } from "../refuse.ts";
import { mailboxPage, sandbox } from "./mailbox-page.ts";

/** An email cannot run scripts or load anything; only the mailbox may frame it. */
const letterPolicy = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  `sandbox ${sandbox}`,
].join("; ");

/** What the demonstration wrote, for people and for scripts. Only a demonstration has a mailbox to pass in here. */
export function serveMailbox(app: Hono<RequestEnv>, mailbox: Mailbox): void {
  app.get("/demo/mailbox", async (c) => {
    fresh(c);
    return c.html(mailboxPage(await mailbox.newest(c.req.query("to")), c.get("language")));
  });

  app.get("/demo/mailbox.json", async (c) => {
    fresh(c);
    return c.json((await mailbox.newest(c.req.query("to"))).map(forScripts));
  });

  app.get("/demo/mailbox/:id", async (c) => {
    const mail = await mailbox.find(c.req.param("id"));
    if (!mail) return refuse(c, 404, "errors.not_found");
    fresh(c);
    c.header("content-security-policy", letterPolicy);
    return c.html(mail.html);
  });

  app.get("/demo/mailbox/:id/attachments/:place{[0-9]{1,2}}", async (c) => {
    const paper = await mailbox.attachment(c.req.param("id"), Number(c.req.param("place")));
    if (!paper) return refuse(c, 404, "errors.not_found");
    fresh(c);
    c.header("content-type", paper.contentType);
    c.header("content-disposition", `attachment; filename*=UTF-8''${encodeURIComponent(paper.name)}`);
    return c.body(new Uint8Array(paper.content));
  });
}

const forScripts = (mail: ReadableMail) => ({
  ...mail,
  attachments: mail.attachments.map(({ name }, place) => ({
    name,
    url: `/demo/mailbox/${mail.id}/attachments/${place}`,
  })),
});

const fresh = (c: RequestContext): void => c.header("cache-control", "no-store");
