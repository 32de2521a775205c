import * as z from "zod/mini";
import type { Language } from "#domain/language.ts";
import type { Post } from "./schema.ts";
import type { Program } from "../program/schema.ts";
import { block, type Block } from "../../blocks/block-schema.ts";
import { readBlocks } from "../../blocks/read-blocks.ts";
import { untranslated } from "../../fields.ts";
import { untranslatedIn } from "../../untranslated.ts";
import { coverAltOf, coverUrlOf } from "../../cover-url.ts";

export const postAnswer = z.object({
  id: z.string(),
  title: z.string(),
  summary: z.string(),
  author: z.string(),
  publishedOn: z.string(),
  /** The color of the post's program; null if it has none. */
  color: z.nullable(z.string()),
  coverUrl: z.nullable(z.string()),
  coverAlt: z.nullable(z.string()),
  untranslated,
});

export type PostAnswer = z.infer<typeof postAnswer>;

const titled = z.object({ id: z.string(), title: z.string() });
const neighbor = z.nullable(z.extend(titled, { untranslated }));

export const postPageAnswer = z.extend(postAnswer, {
  body: z.array(block),
  program: z.nullable(titled),
  project: z.nullable(titled),
  newer: neighbor,
  older: neighbor,
});

export type PostPageAnswer = z.infer<typeof postPageAnswer>;

export const publicPost = (
  post: Post,
  program: Pick<Program, "color"> | undefined,
  language: Language,
): PostAnswer => ({
  id: post.id,
  title: post.title[language],
  summary: post.summary[language],
  author: post.author[language],
  publishedOn: post.publishedOn,
  color: program?.color ?? null,
  coverUrl: coverUrlOf(post.cover),
  coverAlt: coverAltOf(post.cover, language),
  ...untranslatedIn(post),
});

export const bodyOf = (post: Post, language: Language): Block[] => readBlocks(post.body[language]);
