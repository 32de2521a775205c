import type { Hono } from "hono";
import { etag } from "hono/etag";
import { inLanguage } from "#app/routing/language-path.ts";
import { languages } from "#domain/language.ts";
import { isPictureName } from "#domain/pictures/names.ts";
import type { Foundation } from "../composition.ts";
import type { RequestContext, RequestEnv } from "../context.ts";
import { refuse } from "../refuse.ts";
import { pathParam } from "../requests/path-param.ts";
import { embedPage } from "./embed-page.ts";

/** Only the picture and its style; only here any site may frame it. */
const policyOfFrames =
  "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors *";
const fiveMinutes = "public, max-age=300";

type Needs = Pick<Foundation, "pictures" | "figureCards" | "formLimits">;

/** Drawings and their frame pages for other sites, without cookies. */
export function servePictures(
  app: Hono<RequestEnv>,
  { pictures, figureCards, formLimits }: Needs,
  publicUrl: string,
): void {
  /** There are many figures, so requests are rate-limited. */
  const limited = (c: RequestContext, show: () => Promise<Response>) =>
    formLimits.read(show)({ c, user: null });

  for (const language of languages) {
    app.get(inLanguage("/pictures/:file{[a-z-]+\\.(?:svg|png)}", language), etag(), async (c) => {
      const [, name = "", narrow, kind] = /^([a-z]+)(-narrow)?\.(svg|png)$/.exec(pathParam(c, "file")) ?? [];
      if (!isPictureName(name)) return refuse(c, 404, "errors.not_found");
      const size = narrow ? "narrow" : "wide";
      return kind === "png"
        ? pngAnswer(c, await pictures.png(name, language, size))
        : svgAnswer(c, (await pictures.draw(name, language, size)).svg);
    });
    app.get(inLanguage("/embed/pictures/:name", language), etag(), async (c) => {
      const name = pathParam(c, "name");
      if (!isPictureName(name)) return refuse(c, 404, "errors.not_found");
      return frameAnswer(c, embedPage(await pictures.embedded(name, language), language, publicUrl));
    });
    app.get(inLanguage("/figures/:file{[\\w-]+\\.(?:svg|png)}", language), etag(), (c) =>
      limited(c, async () => {
        const [id = "", kind] = pathParam(c, "file").split(".");
        const card = await figureCards.find(id, language);
        if (!card) return refuse(c, 404, "errors.not_found");
        return kind === "png" ? pngAnswer(c, await card.png()) : svgAnswer(c, card.svg);
      }),
    );
    app.get(inLanguage("/embed/figures/:id", language), etag(), (c) =>
      limited(c, async () => {
        const card = await figureCards.find(pathParam(c, "id"), language);
        if (!card) return refuse(c, 404, "errors.not_found");
        return frameAnswer(c, embedPage(card.embedded, language, publicUrl));
      }),
    );
  }
}

/** For any origin, cached for a while. */
function openToAll(c: RequestContext): void {
  c.header("cross-origin-resource-policy", "cross-origin");
  c.header("cache-control", fiveMinutes);
}

function pngAnswer(c: RequestContext, png: Buffer): Response {
  openToAll(c);
  c.header("content-type", "image/png");
  return c.body(new Uint8Array(png));
}

function svgAnswer(c: RequestContext, svg: string): Response {
  openToAll(c);
  c.header("content-type", "image/svg+xml; charset=utf-8");
  // Opened directly it is a document, in which no script may run.
  c.header("content-security-policy", "default-src 'none'; style-src 'unsafe-inline'");
  return c.body(svg);
}

function frameAnswer(c: RequestContext, html: string): Response | Promise<Response> {
  c.header("content-security-policy", policyOfFrames);
  c.header("cross-origin-opener-policy", "unsafe-none");
  c.header("cache-control", fiveMinutes);
  return c.html(html);
}
