import type { PostPageAnswer } from "#domain/content/kinds/post/public.ts";
import { textLanguage } from "#domain/content/untranslated.ts";
import type { Around } from "./around.ts";
import { cardOf } from "./card-of.ts";
import { foundationInBrief } from "./foundation.ts";

/** https://schema.org/NewsArticle */
export const articleData = (post: PostPageAnswer, around: Around) => ({
  "@type": "NewsArticle",
  headline: post.title,
  description: post.summary,
  datePublished: post.publishedOn,
  dateModified: post.publishedOn,
  inLanguage: textLanguage(post, around.language),
  image: [around.publicUrl + (post.coverUrl ?? cardOf(around.path))],
  mainEntityOfPage: around.addressOf(around.path),
  author: { "@type": "Person", name: post.author },
  publisher: foundationInBrief(around),
});
