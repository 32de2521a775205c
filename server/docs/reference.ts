import type { MessageId } from "#app/messages/ids.ts";
import { escapeHtml } from "#domain/mail/escape-html.ts";
import { describeAnswer, type Endpoint } from "../endpoint.ts";

type Worded = (id: MessageId) => string;

/** Every call, in three groups: what a token opens, what anyone may ask, and what is for people who are signed in. */
export function referenceOf(endpoints: readonly Endpoint[], say: Worded): string {
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
