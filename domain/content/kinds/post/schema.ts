import * as z from "zod/mini";
import { cover, day, slug } from "../../fields.ts";
import { localized } from "../../localized.ts";

export const post = z.object({
  id: slug,
  title: localized,
  summary: localized,
  body: localized,
  author: localized,
  publishedOn: day,
  programId: z.nullable(slug),
  projectId: z.nullable(slug),
  cover,
});

export type Post = z.infer<typeof post>;
