import type { Foundation } from "../../composition.ts";
import { transparencyCalls } from "#contract/transparency/transparency.ts";
import { answer, endpoints, type Endpoint } from "../../endpoint.ts";
import { refuse } from "../../refuse.ts";

export const transparencyApi = (foundation: Foundation): Endpoint[] =>
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
  });
