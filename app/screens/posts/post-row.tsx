import type { PostAnswer } from "#domain/content/kinds/post/public.ts";
import { Cover } from "../../components/content/cover.tsx";
import { tilesOfRecord } from "../../components/news/record-tiles.ts";
import { useText } from "../../i18n/text.tsx";
import { Link } from "../../routing/link.tsx";

export function PostRow({ post }: { post: PostAnswer }) {
  const { format } = useText();
  return (
    <article className="relative flex gap-4 py-6 sm:gap-8">
      <div className="min-w-0 grow">
        <time dateTime={post.publishedOn} className="text-sm text-ink-soft">
          {format.date(post.publishedOn)}
        </time>
        <h3 className="mt-1 text-xl hyphens-auto">
          <Link
            href={`/posts/${post.id}`}
            className="underline-offset-4 after:absolute after:inset-0 hover:underline"
          >
            {post.title}
          </Link>
        </h3>
        <p className="mt-2 max-w-prose">{post.summary}</p>
        <p className="mt-2 text-sm text-ink-soft">{post.author}</p>
      </div>
      <div className="w-24 shrink-0 sm:w-56">
        <Cover
          url={post.coverUrl}
          alt={post.coverAlt}
          seed={post.id}
          program={tilesOfRecord(post)}
          className="aspect-square sm:aspect-video"
        />
      </div>
    </article>
  );
}
