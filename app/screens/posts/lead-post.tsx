import type { PostAnswer } from "#domain/content/kinds/post/public.ts";
import { Cover } from "../../components/content/cover.tsx";
import { tilesOfRecord } from "../../components/news/record-tiles.ts";
import { useText } from "../../i18n/text.tsx";
import { Link } from "../../routing/link.tsx";

/** The whole of it leads to the post: its link is stretched over the picture, too. */
export function LeadPost({ post }: { post: PostAnswer }) {
  const { format } = useText();
  return (
    <article className="relative mt-10 mb-16 grid gap-6 lg:grid-cols-[3fr_2fr] lg:items-end lg:gap-12">
      <Cover
        url={post.coverUrl}
        alt={post.coverAlt}
        seed={post.id}
        program={tilesOfRecord(post)}
        className="aspect-video lg:aspect-[2/1]"
      />
      <div>
        <time dateTime={post.publishedOn} className="text-ink-soft">
          {format.date(post.publishedOn)}
        </time>
        <h2 className="mt-1 text-3xl hyphens-auto">
          <Link
            href={`/posts/${post.id}`}
            className="underline-offset-4 after:absolute after:inset-0 hover:underline"
          >
            {post.title}
          </Link>
        </h2>
        <p className="mt-3 text-lg">{post.summary}</p>
        <p className="mt-3 text-sm text-ink-soft">{post.author}</p>
      </div>
    </article>
  );
}
