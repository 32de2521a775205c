import type { Hono } from "hono";
import { formatsFor } from "#app/i18n/format.ts";
import { directionOf, languageFacts, type Language } from "#domain/language.ts";
import { escapeHtml, sentenceHtml } from "#domain/mail/escape-html.ts";
import { isolate } from "#domain/mail/isolate.ts";
import { letterColours as colours } from "#domain/mail/letter-colours.ts";
import type { Mailbox, ReadableMail } from "#domain/mail/mailbox.ts";
import { tileStrip } from "#domain/mail/tile-strip.ts";
import type { RequestContext, RequestEnv } from "../context.ts";
import { refuse } from "../refuse.ts";
import { translate } from "../translate.ts";

/** Links open in another tab; scripts do not run. */
const sandbox = "allow-popups allow-popups-to-escape-sandbox";

/** An email cannot run scripts or load anything; only the mailbox may frame it. */
const letterPolicy = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  `sandbox ${sandbox}`,
].join("; ");

/** Exists only in a demonstration. */
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

/** Plain HTML, readable without scripts. */
function mailboxPage(mails: readonly ReadableMail[], language: Language): string {
  const title = escapeHtml(translate(language, "mail.mailbox.title"));
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<style>${styles}</style></head><body><main>
${tileStrip()}
<h1>${title}</h1>
<p>${escapeHtml(translate(language, "mail.mailbox.intro"))}</p>
<p><a href="/">${escapeHtml(translate(language, "mail.mailbox.home"))}</a></p>
${mails.length === 0 ? `<p>${escapeHtml(translate(language, "mail.mailbox.empty"))}</p>` : mails.map((mail, place) => mailItem(mail, language, place === 0)).join("\n")}
</main></body></html>`;
}

function mailItem(mail: ReadableMail, language: Language, open: boolean): string {
  const word = (id: "to" | "written" | "language" | "attachments" | "alone" | "text") =>
    escapeHtml(translate(language, `mail.mailbox.${id}`));
  const address = `/demo/mailbox/${mail.id}`;
  const frameTitle = escapeHtml(translate(language, "mail.mailbox.letter", { subject: mail.subject }));
  const papers = mail.attachments
    .map(
      ({ name }, place) =>
        `<a href="${address}/attachments/${place}" download>${sentenceHtml(isolate(name))}</a>`,
    )
    .join("<br>");
  return `<details${open ? " open" : ""} id="mail-${mail.id}"><summary><strong dir="auto">${sentenceHtml(mail.subject)}</strong> <bdi dir="ltr">${escapeHtml(mail.to)}</bdi></summary>
<dl><dt>${word("to")}</dt><dd><bdi dir="ltr">${escapeHtml(mail.to)}</bdi></dd>
<dt>${word("written")}</dt><dd><time datetime="${mail.sentAt.toISOString()}">${escapeHtml(formatsFor(language).dateTime(mail.sentAt))}</time></dd>
<dt>${word("language")}</dt><dd lang="${mail.language}"><bdi>${languageFacts[mail.language].name}</bdi></dd>
${papers && `<dt>${word("attachments")}</dt><dd>${papers}</dd>`}</dl>
<iframe src="${address}" title="${frameTitle}" sandbox="${sandbox}" loading="lazy"></iframe>
<p><a href="${address}" target="_blank" rel="noopener">${word("alone")}</a></p>
<details><summary>${word("text")}</summary><pre dir="${directionOf(mail.language)}" lang="${mail.language}">${escapeHtml(mail.text)}</pre></details>
</details>`;
}

const styles = `
body{font:16px/1.7 system-ui,"Segoe UI",Tahoma,sans-serif;margin:0;background:${colours.paper};color:${colours.ink}}
main{max-width:46rem;margin:0 auto;padding:1.5rem 1rem 4rem}h1{line-height:1.3}a{color:${colours.action}}
main>details{background:${colours["paper-raised"]};border:1px solid ${colours.line};margin:1rem 0;padding:0 1rem}
summary{cursor:pointer;padding:.75rem 0;min-height:1.5rem}summary strong{margin-inline-end:.75rem}
dl{display:grid;grid-template-columns:auto 1fr;gap:.25rem 1rem;margin:0 0 1rem}dt{color:${colours["ink-soft"]}}dd{margin:0;overflow-wrap:anywhere}
iframe{display:block;width:100%;height:40rem;border:1px solid ${colours.line};background:${colours.paper}}
pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit;background:${colours["paper-sunk"]};padding:1rem}
`;
