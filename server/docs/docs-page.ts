import type { MessageId } from "#app/messages/ids.ts";
import { messageTypes } from "#domain/connections/message-types.ts";
import { scopes } from "#domain/connections/scopes.ts";
import { directionOf, languageFacts, languages, type Language } from "#domain/language.ts";
import { escapeHtml, sentenceHtml } from "#domain/mail/escape-html.ts";
import { callsPerToken } from "../auth/api-token.ts";
import { type Endpoint, describeAnswer } from "../endpoint.ts";
import { translate } from "../translate.ts";
import {
  publicExample,
  readingExamples,
  resendingExample,
  verifyingExamples,
  type Example,
} from "./examples.ts";

const statuses = [401, 403, 404, 409, 422, 429, 503] as const;

export function docsPage(endpoints: readonly Endpoint[], language: Language): string {
  const say = (id: MessageId, values?: Record<string, string | number>): string =>
    sentenceHtml(translate(language, id, values));
  const paragraph = (id: MessageId, values?: Record<string, string | number>): string =>
    `<p>${say(id, values)}</p>`;
  const part = (name: PartName, ...inside: readonly string[]): string =>
    `<section id="${name}"><h2>${say(`api-docs.${name}`)}</h2>${paragraph(`api-docs.${name}.text`, {
      most: callsPerToken.most,
    })}${inside.join("\n")}</section>`;
  const described = (rows: readonly (readonly [string | number, MessageId])[]): string =>
    `<dl>${rows.map(([name, id]) => `<dt><code dir="ltr">${name}</code></dt><dd>${say(id)}</dd>`).join("")}</dl>`;

  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8">
<title>${say("api-docs.title")}</title><meta name="viewport" content="width=device-width, initial-scale=1">
<style>${styles}</style></head><body><main>
<nav>${languages
    .map((each) =>
      each === language
        ? `<b>${languageFacts[each].name}</b>`
        : `<a href="/api/docs?language=${each}" lang="${each}" hreflang="${each}">${languageFacts[each].name}</a>`,
    )
    .join(" ")}</nav>
<h1>${say("api-docs.title")}</h1>
${paragraph("api-docs.intro")}
<p><a href="/api/openapi.json">openapi.json</a></p>
${blockOf(publicExample)}
${part("token", readingExamples.map(blockOf).join("\n"))}
${part("scopes", described(scopes.map((scope) => [scope, `connections.scope.${scope}`])))}
${part("paging")}
${part("refusals", described(statuses.map((status) => [status, `api-docs.status.${status}`])))}
${part("limits")}
${part("twice")}
${part(
  "webhooks",
  described(messageTypes.map((type) => [type, `connections.type.${type}`])),
  blockOf(resendingExample),
)}
${part("verify", verifyingExamples.map(blockOf).join("\n"))}
<section id="reference"><h2>${say("api-docs.reference")}</h2>${referenceOf(endpoints, say)}</section>
</main></body></html>`;
}

type PartName = "token" | "scopes" | "paging" | "refusals" | "limits" | "twice" | "webhooks" | "verify";

/** Code is read from left to right in every language. */
const blockOf = ({ name, language, code }: Example): string =>
  `<pre dir="ltr" tabindex="0" data-example="${name}" data-language="${language}"><code>${escapeHtml(code)}</code></pre>`;

const styles = `body{font:16px/1.6 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;background:#faf6ee;color:#2a1f2d}
a{color:#6b2a52}nav a,nav b{margin-inline-end:1rem}code{font-size:.95em;overflow-wrap:anywhere}section{border-top:1px solid #cbbfae;padding:1rem 0}
h1{font-size:1.8rem;line-height:1.2}h2{font-size:1.3rem;margin:0}pre{background:#fff;border:1px solid #cbbfae;padding:.75rem;overflow-x:auto}
dl{display:grid;grid-template-columns:minmax(4rem,max-content) 1fr;gap:.25rem 1rem}dt{font-weight:600}dd{margin:0}
details{padding:.5rem 0}summary{cursor:pointer;font-weight:600}h3{font-size:1rem;margin:1rem 0 0}
@media(max-width:40rem){dl{grid-template-columns:1fr}dd{margin-bottom:.5rem}}`;

type Worded = (id: MessageId) => string;

/** Every call, in three groups: what a token opens, what anyone may ask, and what is for people who are signed in. */
function referenceOf(endpoints: readonly Endpoint[], say: Worded): string {
  const withToken = endpoints.filter(({ scope }) => scope !== undefined);
  const forAnyone = endpoints.filter(({ who }) => who === "anyone");
  const forPeople = endpoints.filter(({ who, scope }) => who !== "anyone" && scope === undefined);
  return [
    group(say("api-docs.group.token"), withToken, true),
    group(say("api-docs.group.anyone"), forAnyone),
    group(say("api-docs.group.people"), forPeople),
  ].join("\n");
}

const group = (title: string, endpoints: readonly Endpoint[], isOpen = false): string =>
  `<details${isOpen ? " open" : ""}><summary>${title} (${endpoints.length})</summary>
<div lang="en" dir="ltr">${endpoints.map(callOf).join("\n")}</div></details>`;

/** What a call does is said in the words of its declaration, which are English like its names. */
const callOf = ({ method, path, who, scope, summary, answers }: Endpoint): string => `<article>
<h3><code>${method} ${escapeHtml(path)}</code></h3>
<p>${escapeHtml(summary)}. ${scope ? `Scope: <code>${scope}</code>` : `For: ${who.replace("_", " ")}`}.</p>
<dl>${Object.entries(answers)
  .map(([status, shape]) => `<dt>${status}</dt><dd>${escapeHtml(describeAnswer(status, shape))}</dd>`)
  .join("")}</dl></article>`;
