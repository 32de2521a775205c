import type { PostAnswer } from "#domain/content/kinds/post/public.ts";
import { useText } from "../../i18n/text.tsx";
import { StretchedLink } from "../../components/content/stretched-link.tsx";
import { RecordCover } from "../../components/news/record-cover.tsx";

export function PostRow({ post }: { post: PostAnswer }) {
  const { format } = useText();
  return (
    <article className="relative flex gap-4 py-6 sm:gap-8">
      <div className="min-w-0 grow">
        <time dateTime={post.publishedOn} className="text-sm text-ink-soft">
          {format.date(post.publishedOn)}
        </time>
        <h3 className="mt-1 text-xl hyphens-auto">
          <StretchedLink href={`/posts/${post.id}`}>{post.title}</StretchedLink>
        </h3>
        <p className="mt-2 max-w-prose">{post.summary}</p>
        <p className="mt-2 text-sm text-ink-soft">{post.author}</p>
      </div>
      <div className="w-24 shrink-0 sm:w-56">
        <RecordCover record={post} className="aspect-square sm:aspect-video" />
      </div>
    </article>
  );
}
