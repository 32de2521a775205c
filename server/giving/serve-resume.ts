import type { Hono } from "hono";
import { formatsFor } from "#app/i18n/format.ts";
import { maskEmail } from "#domain/identifiers/mask-email.ts";
import { languages, directionOf, type Language } from "#domain/language.ts";
import { inLanguage } from "#app/routing/language-path.ts";
import { escapeHtml } from "#domain/mail/escape-html.ts";
import { letterColours as colours } from "#domain/mail/letter-colours.ts";
import { tileStrip } from "#domain/mail/tile-strip.ts";
import type { Cents } from "#domain/money/cents.ts";
import type { Foundation } from "../composition.ts";
import type { RequestContext, RequestEnv } from "../context.ts";
import { translate } from "../translate.ts";
import { clientSecretOf, rememberSession, visitorOf } from "./donation-session.ts";
import { refuse } from "../refuse.ts";

/** Resumes the same donation. Another browser first sees whose it is: anyone can send a link. Keep the secret out of logs and referrers. */
export function serveResume(app: Hono<RequestEnv>, { giving }: Pick<Foundation, "giving">): void {
  for (const language of languages) {
    const path = inLanguage("/donate", language);
    app.get(path, async (c, next) => {
      const secret = c.req.query("resume");
      if (secret === undefined) return next();
      keepQuiet(c);
      const gift = await giving.ofSecret(secret, visitorOf(c).userId);
      if (!gift) return c.redirect(path, 303);
      if (clientSecretOf(c) !== secret) return c.html(resumePage(gift, c.get("language"), { path, secret }));
      rememberSession(c, secret);
      return c.redirect(`${path}?resumed=true`, 303);
    });
    app.post(`${path}/resume`, async (c) => {
      keepQuiet(c);
      const form = await c.req.parseBody().catch(() => null);
      const secret = form?.["secret"];
      if (typeof secret !== "string") return refuse(c, 400, "errors.bad_form");
      const gift = await giving.ofSecret(secret, visitorOf(c).userId);
      if (gift) rememberSession(c, secret);
      return c.redirect(gift ? `${path}?resumed=true` : path, 303);
    });
  }
}

function keepQuiet(c: RequestContext): void {
  c.header("cache-control", "private, no-store");
  c.header("referrer-policy", "no-referrer");
  c.header("x-robots-tag", "noindex");
}

type Resumed = { chargedCents: Cents; donorEmail: string };

/** Says whose gift it is before a browser takes it over. Plain HTML: it is seen once, with or without scripts. */
function resumePage(
  gift: Resumed,
  language: Language,
  { path, secret }: { path: string; secret: string },
): string {
  const text = (id: Parameters<typeof translate>[1]) => escapeHtml(translate(language, id));
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8"><title>${text("giving.resume.title")}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<style>${styles}</style></head><body><main>
${tileStrip()}
<h1>${text("giving.resume.title")}</h1>
<p>${text("giving.resume.text")}</p>
<dl><dt>${text("giving.resume.amount")}</dt><dd><bdi>${escapeHtml(formatsFor(language).moneyExact(gift.chargedCents))}</bdi></dd>
<dt>${text("giving.resume.whose")}</dt><dd><bdi dir="ltr">${escapeHtml(maskEmail(gift.donorEmail))}</bdi></dd></dl>
<form method="post" action="${path}/resume"><input type="hidden" name="secret" value="${escapeHtml(secret)}">
<button>${text("giving.resume.yes")}</button></form>
<p><a href="${path}">${text("giving.resume.no")}</a></p>
</main></body></html>`;
}

const styles = `
body{font:18px/1.7 system-ui,"Segoe UI",Tahoma,sans-serif;margin:0;background:${colours.paper};color:${colours.ink}}
main{max-width:34rem;margin:0 auto;padding:1.5rem 1rem 4rem}h1{line-height:1.3}a{color:${colours.action}}
dl{display:grid;grid-template-columns:auto 1fr;gap:.25rem 1rem}dt{color:${colours["ink-soft"]}}dd{margin:0;font-weight:600;overflow-wrap:anywhere}
button{font:inherit;font-weight:600;min-height:3rem;padding:.5rem 1.25rem;border:0;border-radius:2px;background:${colours.action};color:${colours.paper};cursor:pointer}
:focus-visible{outline:3px solid ${colours.ink};outline-offset:2px}
`;
