import type { Foundation } from "../../composition.ts";
import { transparencyCalls } from "#contract/transparency/transparency.ts";
import { answer, endpoints } from "../../endpoint.ts";
import { refuse } from "../../refuse.ts";

export const transparencyApi = (foundation: Foundation) =>
  endpoints(transparencyCalls, {
    "GET /api/transparency": async ({ c }) =>
      answer(c, 200, await foundation.showTransparency(c.get("language"))),
    "GET /api/documents": async ({ c }) => answer(c, 200, await foundation.listDocuments(c.get("language"))),
    "GET /api/certifications": async ({ c }) =>
      answer(c, 200, await foundation.listCertifications(c.get("language"))),
    "GET /api/anbi": async ({ c }) => answer(c, 200, await foundation.showAnbi(c.get("language"))),
    "GET /api/anbi-form": async ({ c }) =>
      answer(c, 200, { form: await foundation.anbiForm.published(c.get("language")) }),
    "GET /api/metal-prices": async ({ c }) => {
      const prices = await foundation.metalPrices(c.get("language"));
      return prices ? answer(c, 200, prices) : refuse(c, 404, "errors.not_found");
    },
    "GET /api/pictures": async ({ c }) => answer(c, 200, await foundation.pictures.list(c.get("language"))),

    "GET /api/oembed": async ({ c, query: { url, format, maxwidth } }) => {
      if (format !== undefined && format !== "json") return refuse(c, 501, "errors.not_found");
      const width = Number(maxwidth) || Number.MAX_SAFE_INTEGER;
      const found =
        (await foundation.pictures.oembed(url, width)) ?? (await foundation.figureCards.oembed(url, width));
      return found ? answer(c, 200, found) : refuse(c, 404, "errors.not_found");
    },
  });
