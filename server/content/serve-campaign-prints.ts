import type { Hono } from "hono";
import { isLanguage } from "#domain/language.ts";
import type { Foundation } from "../composition.ts";
import type { RequestContext, RequestEnv } from "../context.ts";
import { refuseWhenBusy } from "../papers/refuse-when-busy.ts";
import { refuse } from "../refuse.ts";
import { pathParam } from "../requests/path-param.ts";

/** A changed title should be on the poster within the hour. */
const cacheControl = "public, max-age=3600";

export function serveCampaignPrints(
  app: Hono<RequestEnv>,
  { campaignPrints }: Pick<Foundation, "campaignPrints">,
): void {
  const asked = (c: RequestContext) => {
    const language = c.req.query("lang");
    return { id: pathParam(c, "id"), language: isLanguage(language) ? language : c.get("language") };
  };
  app.get("/campaigns/:id/code.svg", async (c) => {
    const code = await campaignPrints.code(asked(c));
    if (code === null) return refuse(c, 404, "errors.not_found");
    return c.body(code, 200, { "content-type": "image/svg+xml", "cache-control": cacheControl });
  });
  const poster = refuseWhenBusy(async ({ c }: { c: RequestContext }) => {
    const { id, language } = asked(c);
    const bytes = await campaignPrints.poster({ id, language });
    if (bytes === null) return refuse(c, 404, "errors.not_found");
    return c.body(new Uint8Array(bytes), 200, {
      "content-type": "application/pdf",
      "content-language": language,
      "content-disposition": `attachment; filename="${id}-${language}.pdf"`,
      "cache-control": cacheControl,
    });
  });
  app.get("/campaigns/:id/poster.pdf", (c) => poster({ c }));
}
