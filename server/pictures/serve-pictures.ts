import type { Hono } from "hono";
import { etag } from "hono/etag";
import { inLanguage } from "#app/routing/language-path.ts";
import { languages, type Language } from "#domain/language.ts";
import { isPictureName, type PictureName } from "#domain/pictures/names.ts";
import type { Foundation } from "../composition.ts";
import type { RequestContext, RequestEnv } from "../context.ts";
import { refuse } from "../refuse.ts";
import { pathParam } from "../requests/path-param.ts";
import { embedPage } from "./embed-page.ts";

/** Nothing but the picture and its own style; and, here alone, any site may put it in a frame. */
const policyOfFrames =
  "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors *";
const fiveMinutes = "public, max-age=300";

/** The drawings, and a page of its own for each, for frames on other sites. Neither sets a cookie nor reads one. */
export function servePictures(
  app: Hono<RequestEnv>,
  { pictures }: Pick<Foundation, "pictures">,
  publicUrl: string,
): void {
  for (const language of languages) {
    app.get(inLanguage("/pictures/:file{[a-z-]+\\.svg}", language), etag(), async (c) => {
      const [, name = "", narrow] = /^([a-z]+)(-narrow)?\.svg$/.exec(pathParam(c, "file")) ?? [];
      if (!isPictureName(name)) return refuse(c, 404, "errors.not_found");
      const { svg } = await pictures.draw(name, language, narrow ? "narrow" : "wide");
      c.header("content-type", "image/svg+xml; charset=utf-8");
      c.header("cache-control", fiveMinutes);
      // Opened by itself it is a document, in which nothing may run.
      c.header("content-security-policy", "default-src 'none'; style-src 'unsafe-inline'");
      c.header("cross-origin-resource-policy", "cross-origin");
      return c.body(svg);
    });
    app.get(inLanguage("/embed/pictures/:name", language), etag(), async (c) => {
      const name = pathParam(c, "name");
      if (!isPictureName(name)) return refuse(c, 404, "errors.not_found");
      return await framePage(c, name, language);
    });
  }

  async function framePage(c: RequestContext, name: PictureName, language: Language) {
    c.header("content-security-policy", policyOfFrames);
    c.header("cross-origin-opener-policy", "unsafe-none");
    c.header("cache-control", fiveMinutes);
    return c.html(embedPage(await pictures.find(name, language), language, publicUrl));
  }
}
