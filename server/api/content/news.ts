import type { Foundation } from "../../composition.ts";
import { newsCalls } from "#contract/content/news.ts";
import { answer, endpoints } from "../../endpoint.ts";
import { refuse } from "../../refuse.ts";

export const newsApi = ({ news, showLegalText }: Foundation) =>
  endpoints(newsCalls, {
    "GET /api/posts": async ({ c }) => answer(c, 200, await news.list(c.get("language"))),
    "GET /api/posts/:id": async ({ c, params }) => {
      const post = await news.find(params.id, c.get("language"));
      return post ? answer(c, 200, post) : refuse(c, 404, "errors.not_found");
    },
    "GET /api/legal-texts/:id": async ({ c, params }) => {
      const legalText = await showLegalText(params.id, c.get("language"));
      return legalText ? answer(c, 200, legalText) : refuse(c, 404, "errors.not_found");
    },
  });
