import * as z from "zod/mini";
import { postAnswer, postPageAnswer } from "#domain/content/public/post.ts";
import { legalTextAnswer } from "#domain/content/public/legal-text.ts";
import type { Foundation } from "../composition.ts";
import { endpoint } from "../endpoint.ts";
import { refuse } from "../refuse.ts";

export const newsApi = ({ news, showLegalText }: Foundation) => [
  endpoint(
    {
      method: "get",
      path: "/api/posts",
      who: "anyone",
      summary: "News, the newest first",
      answers: { 200: { description: "The posts", schema: z.array(postAnswer) } },
    },
    async ({ c }) => c.json(await news.list(c.get("language"))),
  ),
  endpoint(
    {
      method: "get",
      path: "/api/posts/:id",
      who: "anyone",
      summary: "One post, with what it is about and its neighbors",
      answers: {
        200: { description: "The post", schema: postPageAnswer },
        404: { description: "There is no such post, or it is not out yet" },
      },
    },
    async ({ c }) => {
      const post = await news.find(c.req.param("id") ?? "", c.get("language"));
      return post ? c.json(post) : refuse(c, 404, "errors.not_found");
    },
  ),
  endpoint(
    {
      method: "get",
      path: "/api/legal-texts/:id",
      who: "anyone",
      summary: "A legal text (privacy, cookies or terms) with the foundation's own facts filled in",
      answers: {
        200: { description: "The text in force", schema: legalTextAnswer },
        404: { description: "There is no such text" },
      },
    },
    async ({ c }) => {
      const legalText = await showLegalText(c.req.param("id") ?? "", c.get("language"));
      return legalText ? c.json(legalText) : refuse(c, 404, "errors.not_found");
    },
  ),
];
