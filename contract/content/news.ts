import { calls } from "../call.ts";
import * as z from "zod/mini";
import { postAnswer, postPageAnswer } from "#domain/content/kinds/post/public.ts";
import { legalTextAnswer } from "#domain/content/kinds/legal-text/public.ts";

export const newsCalls = calls({
  "GET /api/posts": {
    who: "anyone",
    shared: true,
    summary: "News, the newest first",
    answers: { 200: z.array(postAnswer) },
  },
  "GET /api/posts/:id": {
    who: "anyone",
    shared: true,
    summary: "One post, with what it is about and its neighbors",
    answers: { 200: postPageAnswer, 404: "There is no such post, or it is not out yet" },
  },
  "GET /api/legal-texts/:id": {
    who: "anyone",
    shared: true,
    summary: "A legal text (privacy, cookies or terms) with the foundation's own facts filled in",
    answers: { 200: legalTextAnswer, 404: "There is no such text" },
  },
});
