import type { Hono } from "hono";
import { formatsFor } from "#app/i18n/format.ts";
import { inLanguage } from "#app/routing/language-path.ts";
import { languages, directionOf, type Language } from "#domain/language.ts";
import type { StatusAnswer } from "#domain/running/status.ts";
import type { Foundation } from "../composition.ts";
import type { RequestEnv } from "../context.ts";
import { escapeXml } from "../feeds/xml.ts";
import { translate } from "../translate.ts";

/** Before any database access: this page must work while it does not answer. */
export function serveStatus(app: Hono<RequestEnv>, { status }: Pick<Foundation, "status">): void {
  for (const language of languages)
    app.get(inLanguage("/status", language), async (c) => {
      c.header("cache-control", "public, max-age=5");
      c.header("vary", "cookie");
      return c.html(statusPage(await status.show(), c.get("language")));
    });
}

const style =
  "body{margin:0 auto;max-width:42rem;padding:1.5rem;background:#fffdf8;color:#271b29;font:1.0625rem/1.6 system-ui,sans-serif}" +
  "h1{font-size:1.75rem;line-height:1.2}h2{font-size:1.25rem;margin-top:2rem}.state{border-inline-start:4px solid;padding:.25rem 1rem}" +
  ".works{border-color:#14594a}.partly{border-color:#9a5b00}.down{border-color:#a3212b}ul{padding:0;list-style:none}li{padding:.5rem 0;border-bottom:1px solid #e2d8c7}" +
  "a{color:#14594a}nav a{margin-inline-end:1rem;display:inline-block;min-height:2.75rem}small{color:#5d4f5f}";

/** Needs no script, picture or database. */
function statusPage(status: StatusAnswer, language: Language): string {
  const format = formatsFor(language);
  const say = (id: Parameters<typeof translate>[1], values?: Record<string, string>): string =>
    escapeXml(translate(language, id, values));
  const moment = (iso: string): string => format.dateTime(iso);
  const partOf = (name: "giving" | "mail"): string => {
    const { state, since } = status[name];
    const when = since === null ? "" : ` ${say("status.since", { at: moment(since) })}`;
    return `<p class="state ${state}">${say(`status.${name}.${state}`)}${when}</p>`;
  };
  const incidents = (status.incidents ?? []).map(({ part, state, beganAt, endedAt, planned }) => {
    const when =
      endedAt === null
        ? say("status.since", { at: moment(beganAt) })
        : say("status.fromUntil", { from: moment(beganAt), until: moment(endedAt) });
    return `<li>${say(`status.past.${part}.${state}`)} ${when}${planned ? ` ${say("status.planned")}` : ""}</li>`;
  });
  const windows = status.maintenance.map(
    ({ beginsAt, endsAt, words }) =>
      `<li>${escapeXml(words[language])}<br>${say("status.fromUntil", { from: moment(beginsAt), until: moment(endsAt) })}</li>`,
  );
  return [
    `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width,initial-scale=1"><title>${say("status.title")}</title><style>${style}</style></head>`,
    `<body><main><h1>${say("status.title")}</h1>`,
    partOf("giving"),
    partOf("mail"),
    status.lastNoticeAt === null
      ? ""
      : `<p>${say("status.lastNotice", { at: moment(status.lastNoticeAt) })}</p>`,
    windows.length > 0 ? `<h2>${say("status.maintenance")}</h2><ul>${windows.join("")}</ul>` : "",
    `<h2>${say("status.incidents")}</h2>`,
    status.incidents === null
      ? `<p>${say("status.incidents.unknown")}</p>`
      : incidents.length > 0
        ? `<ul>${incidents.join("")}</ul>`
        : `<p>${say("status.incidents.none")}</p>`,
    `<p><small>${say("status.checked", { at: moment(status.checkedAt) })} <a href="/api/status">JSON</a></small></p></main>`,
    `<nav><a href="${inLanguage("/", language)}">${say("status.home")}</a>`,
    ...languages
      .filter((other) => other !== language)
      .map(
        (other) =>
          `<a href="${inLanguage("/status", other)}" lang="${other}" hreflang="${other}">${escapeXml(translate(other, "status.inThis"))}</a>`,
      ),
    "</nav></body></html>",
  ].join("");
}
