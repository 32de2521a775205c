import { picturesCalls } from "#contract/transparency/pictures.ts";
import type { Foundation } from "../../composition.ts";
import { answer, endpoints } from "../../endpoint.ts";
import { refuse } from "../../refuse.ts";

export const picturesApi = ({ pictures, figureCards }: Pick<Foundation, "pictures" | "figureCards">) =>
  endpoints(picturesCalls, {
    "GET /api/pictures": async ({ c }) => answer(c, 200, await pictures.list(c.get("language"))),

    "GET /api/oembed": async ({ c, query: { url, format, maxwidth } }) => {
      if (format !== undefined && format !== "json") return refuse(c, 501, "errors.not_found");
      const width = Number(maxwidth ?? Number.MAX_SAFE_INTEGER);
      const found = (await pictures.oembed(url, width)) ?? (await figureCards.oembed(url));
      return found ? answer(c, 200, found) : refuse(c, 404, "errors.not_found");
    },
  });
