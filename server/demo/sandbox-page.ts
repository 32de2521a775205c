import { directionOf, type Language } from "#domain/language.ts";
import { escapeHtml } from "#domain/mail/escape-html.ts";
import { translate } from "../translate.ts";

export function sandboxPage(
  language: Language,
  titleId: Parameters<typeof translate>[1],
  body: string,
): string {
  const text = (id: Parameters<typeof translate>[1]) => escapeHtml(translate(language, id));
  return `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${text(titleId)}</title><style>
body{font:18px/1.6 system-ui,sans-serif;background:#faf6ee;color:#271b29;margin:0}
main{max-width:32rem;margin:0 auto;padding:2rem 1rem}
.warning{background:#e8a317;color:#271b29;font-size:1.4rem;font-weight:700;text-align:center;padding:1rem;margin:0}
dl{display:grid;grid-template-columns:auto 1fr;gap:.25rem 1rem}dt{color:#625566}dd{margin:0;font-weight:600}
form{display:grid;gap:.75rem;margin-top:2rem}
button{font:inherit;min-height:3rem;border:1px solid #877a86;background:#fffdf8;color:#271b29;border-radius:2px;cursor:pointer}
button.main{background:#14594a;border-color:#14594a;color:#fffdf8;font-weight:600}
:focus-visible{outline:3px solid #271b29;outline-offset:2px}a{color:#14594a}
</style></head><body><p class="warning" role="note">${text("sandbox.warning")}</p><main>
<h1>${text(titleId)}</h1>${body}
</main></body></html>`;
}
