import { directionOf, isLanguage, languageFacts, languages, type Language } from "#domain/language.ts";
import { escapeHtml } from "#domain/mail/escape-html.ts";
import { inLanguage } from "#app/routing/language-path.ts";
import type { MessageId } from "#app/messages/ids.ts";
import { translate } from "../translate.ts";

export const setupPath = "/setup";

/** Around every page before there is a site: texts in every language, and no script. */
export function setupPage(language: Language, title: MessageId, body: string): string {
  const links = languages.map(
    (each) =>
      `<a href="${inLanguage(setupPath, each)}" lang="${each}" hreflang="${each}"${each === language ? ' aria-current="page"' : ""}>${languageFacts[each].name}</a>`,
  );
  return `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${textOf(language, title)}</title><style>
body{font:18px/1.6 system-ui,sans-serif;background:#faf6ee;color:#271b29;margin:0}
main,nav{max-width:42rem;margin:0 auto;padding:1rem}nav{display:flex;gap:1rem}
nav a{min-height:2.75rem;display:inline-flex;align-items:center}[aria-current]{font-weight:700;text-decoration:none}
fieldset{border:1px solid #877a86;margin:1.5rem 0 0;padding:1rem;display:grid;gap:1rem;min-width:0}legend{font-weight:700;padding:0 .5rem}
label{font-weight:600;display:block}.hint{color:#625566;margin:0;font-size:1rem}.wrong{color:#8a1c1c;font-weight:600;margin:0}
input{font:inherit;width:100%;box-sizing:border-box;min-height:3rem;padding:0 .75rem;border:1px solid #877a86;border-radius:2px;background:#fffdf8;color:inherit}
[aria-invalid=true]{border:2px solid #8a1c1c}
button{font:inherit;min-height:3rem;padding:0 1.5rem;margin-top:1.5rem;border:1px solid #14594a;background:#14594a;color:#fffdf8;font-weight:600;border-radius:2px;cursor:pointer}
li{margin-bottom:.75rem;overflow-wrap:anywhere}
:focus-visible{outline:3px solid #271b29;outline-offset:2px}a{color:#14594a}
</style></head><body><nav>${links.join("")}</nav><main><h1>${textOf(language, title)}</h1>${body}</main></body></html>`;
}

export const textOf = (language: Language, id: MessageId, values?: Record<string, string>): string =>
  escapeHtml(translate(language, id, values));

type Field = Readonly<{
  name: string;
  label: MessageId;
  value?: string;
  hint?: MessageId | undefined;
  problem?: string | undefined;
  type?: "text" | "email" | "tel";
}>;

export function fieldOf(
  language: Language,
  { name, label, value = "", hint, problem, type = "text" }: Field,
): string {
  const id = name.replaceAll(".", "-");
  const describedBy = [...(hint ? [`${id}-hint`] : []), ...(problem ? [`${id}-wrong`] : [])].join(" ");
  // Addresses and numbers are left-to-right in every language.
  const [, own] = name.split(".");
  const direction = isLanguage(own) ? directionOf(own) : "ltr";
  return `<div><label for="${id}">${textOf(language, label)}</label>${hint ? `<p class="hint" id="${id}-hint">${textOf(language, hint)}</p>` : ""}
<input id="${id}" name="${name}" type="${type}" dir="${direction}" value="${escapeHtml(value)}" maxlength="200" autocomplete="off"${describedBy ? ` aria-describedby="${describedBy}"` : ""}${problem ? ' aria-invalid="true"' : ""}>${problem ? `<p class="wrong" id="${id}-wrong">${escapeHtml(problem)}</p>` : ""}</div>`;
}

export const formOf = (language: Language, button: MessageId, fields: string): string =>
  `<form method="post" action="${inLanguage(setupPath, language)}">${fields}<button>${textOf(language, button)}</button></form>`;
