import type { Language, Localized } from "#domain/language.ts";
import type { Block } from "../../blocks/block-schema.ts";
import type { Post } from "./schema.ts";
import type { Program } from "../program/schema.ts";
import type { Content } from "../../ports.ts";
import { isTranslated, untranslatedIn } from "../../untranslated.ts";
import { bodyOf, publicPost, type PostAnswer, type PostPageAnswer } from "./public.ts";

type Needs = { content: Content; today: () => string };

/** A full post for the feed. */
export type FeedPost = PostAnswer & { body: Block[] };

/** News appears on its date. There is no sample: a foundation must not publish somebody else's news. */
export const publishedNews = ({ content, today }: Needs) => {
  const posts = async (): Promise<Post[]> => newestFirst(await content.list("post"), today());
  const programs = async (): Promise<ReadonlyMap<string, Program>> =>
    new Map((await content.list("program")).map((program) => [program.id, program]));

  return {
    list: async (language: Language): Promise<PostAnswer[]> => {
      const [found, byId] = await Promise.all([posts(), programs()]);
      return found.map((post) => publicPost(post, byId.get(post.programId ?? ""), language));
    },

    feed: async (language: Language): Promise<FeedPost[]> =>
      (await posts())
        // A post enters the feed of a language when it is translated.
        .filter((post) => isTranslated(post, language))
        .map((post) => ({ ...publicPost(post, undefined, language), body: bodyOf(post, language) })),

    find: async (id: string, language: Language): Promise<PostPageAnswer | null> => {
      const [found, byId] = await Promise.all([posts(), programs()]);
      const place = found.findIndex((post) => post.id === id);
      const post = found[place];
      if (!post) return null;
      const program = byId.get(post.programId ?? "");
      const project = post.projectId === null ? null : await content.find("project", post.projectId);
      return {
        ...publicPost(post, program, language),
        body: bodyOf(post, language),
        program: titled(program, language),
        project: titled(project, language),
        newer: neighbor(found[place - 1], language),
        older: neighbor(found[place + 1], language),
      };
    },
  };
};

/** Posts of one day keep the list order. */
const newestFirst = (posts: readonly Post[], today: string): Post[] =>
  posts
    .filter(({ publishedOn }) => publishedOn <= today)
    .sort((a, b) => b.publishedOn.localeCompare(a.publishedOn));

const titled = (record: { id: string; title: Localized } | null | undefined, language: Language) =>
  record ? { id: record.id, title: record.title[language] } : null;

const neighbor = (post: Post | undefined, language: Language) =>
  post ? { id: post.id, title: post.title[language], ...untranslatedIn(post) } : null;
