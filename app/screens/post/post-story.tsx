import type { PostPageAnswer } from "#domain/content/kinds/post/public.ts";
import { Cover } from "../../components/content/cover.tsx";
import { Trail } from "../../components/content/trail.tsx";
import { FeedLink } from "../../components/news/feed-link.tsx";
import { tilesOfRecord } from "../../components/news/record-tiles.ts";
import { useText } from "../../i18n/text.tsx";
import { ArticleData, BreadcrumbData } from "../../structured-data.tsx";
import { PostNeighbors } from "./post-neighbors.tsx";
import { PostSubject } from "./post-subject.tsx";

export function PostStory({ post }: { post: PostPageAnswer }) {
  const { text, format } = useText();
  const above = [{ href: "/posts", label: text("posts.title") }];
  return (
    <div className="page-width py-6">
      <ArticleData post={post} />
      <BreadcrumbData above={above} here={post.title} />
      <Trail above={above} here={post.title} />
      <article>
        <Cover
          url={post.coverUrl}
          alt={post.coverAlt}
          seed={post.id}
          program={tilesOfRecord(post)}
          className="mt-2 h-40 sm:h-56 print:hidden"
        />
        <div className="mx-auto max-w-prose">
          <header className="py-8">
            <time dateTime={post.publishedOn} className="text-ink-soft">
              {format.date(post.publishedOn)}
            </time>
            <h1 className="mt-2 text-4xl hyphens-auto">{post.title}</h1>
            <p className="mt-4 text-xl">{post.summary}</p>
            <p className="mt-4 text-ink-soft">{post.author}</p>
          </header>
          <div className="grid gap-5 text-lg">
            {post.body.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <PostSubject post={post} />
        </div>
      </article>
      <div className="mx-auto max-w-prose print:hidden">
        <PostNeighbors post={post} />
        <FeedLink />
      </div>
    </div>
  );
}
