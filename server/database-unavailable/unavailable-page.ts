import type { MessageId } from "#app/messages/ids.ts";
import { inLanguage } from "#app/routing/language-path.ts";
import { directionOf, type Language } from "#domain/language.ts";
import { escapeXml } from "../feeds/xml.ts";
import { translate } from "../translate.ts";

const style =
  "body{margin:0 auto;max-width:38rem;padding:2rem 1.5rem;background:#fffdf8;color:#271b29;font:1.0625rem/1.6 system-ui,sans-serif}" +
  "h1{font-size:1.75rem;line-height:1.2}.other{border-inline-start:4px solid #14594a;padding:.25rem 1rem}" +
  "a{color:#14594a}nav a{margin-inline-end:1rem;display:inline-block;min-height:2.75rem}bdi{white-space:nowrap}";

/** How to give without this site; unknown ways are left out. */
export type OtherWays = Readonly<{ account: { holder: string; iban: string } | null; phone: string | null }>;

type Shown = Readonly<{
  language: Language;
  says: MessageId;
  title?: MessageId;
  ways?: OtherWays;
}>;

/** Replaces a page that cannot be rendered now. It needs no script, no picture and no database. */
export function unavailablePage({ language, says, title = "away.title", ways }: Shown): string {
  const say = (id: MessageId, values?: Record<string, string>): string =>
    escapeXml(translate(language, id, values));
  const isolated = (text: string): string => `<bdi dir="ltr">${escapeXml(text)}</bdi>`;
  const others = [
    ways?.account &&
      `${say("away.transfer", { holder: ways.account.holder })} ${isolated(inFours(ways.account.iban))}`,
    ways?.phone && `${say("away.call")} ${isolated(ways.phone)}`,
  ].filter((line) => typeof line === "string");
  return [
    `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">',
    `<title>${say(title)}</title><style>${style}</style></head>`,
    `<body><main><h1>${say(title)}</h1><p>${say(says)}</p>`,
    ...others.map((line) => `<p class="other">${line}</p>`),
    `</main><nav><a href="">${say("away.again")}</a>`,
    `<a href="${inLanguage("/status", language)}">${say("away.status")}</a>`,
    `<a href="${inLanguage("/", language)}">${say("status.home")}</a></nav></body></html>`,
  ].join("");
}

const inFours = (iban: string): string => iban.replaceAll(" ", "").replace(/.{4}(?=.)/g, "$& ");
