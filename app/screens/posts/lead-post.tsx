import type { PostAnswer } from "#domain/content/kinds/post/public.ts";
import { useText } from "../../i18n/text.tsx";
import { StretchedLink } from "../../components/content/stretched-link.tsx";
import { RecordCover } from "../../components/news/record-cover.tsx";

/** The whole of it leads to the post: its link is stretched over the picture, too. */
export function LeadPost({ post }: { post: PostAnswer }) {
  const { format } = useText();
  return (
    <article className="relative mt-10 mb-16 grid gap-6 lg:grid-cols-[3fr_2fr] lg:items-end lg:gap-12">
      <RecordCover record={post} className="aspect-video lg:aspect-[2/1]" />
      <div>
        <time dateTime={post.publishedOn} className="text-ink-soft">
          {format.date(post.publishedOn)}
        </time>
        <h2 className="mt-1 text-3xl hyphens-auto">
          <StretchedLink href={`/posts/${post.id}`}>{post.title}</StretchedLink>
        </h2>
        <p className="mt-3 text-lg">{post.summary}</p>
        <p className="mt-3 text-sm text-ink-soft">{post.author}</p>
      </div>
    </article>
  );
}
