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
    app.get(inLanguage("/pictures/:file{[a-z-]+\\.(?:svg|png)}", language), etag(), async (c) => {
      const [, name = "", narrow, kind] = /^([a-z]+)(-narrow)?\.(svg|png)$/.exec(pathParam(c, "file")) ?? [];
      if (!isPictureName(name)) return refuse(c, 404, "errors.not_found");
      const size = narrow ? "narrow" : "wide";
      c.header("cross-origin-resource-policy", "cross-origin");
      c.header("cache-control", fiveMinutes);
      if (kind === "png") {
        c.header("content-type", "image/png");
        return c.body(new Uint8Array(await pictures.png(name, language, size)));
      }
      const { svg } = await pictures.draw(name, language, size);
      c.header("content-type", "image/svg+xml; charset=utf-8");
      // Opened by itself it is a document, in which nothing may run.
      c.header("content-security-policy", "default-src 'none'; style-src 'unsafe-inline'");
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
