import type { PostPageAnswer } from "#domain/content/kinds/post/public.ts";
import { Trail } from "../../components/content/trail.tsx";
import { FeedLink } from "../../components/news/feed-link.tsx";
import { useText } from "../../i18n/text.tsx";
import { ArticleData } from "../../structured-data.tsx";
import { PostNeighbors } from "./post-neighbors.tsx";
import { PostSubject } from "./post-subject.tsx";
import { RecordCover } from "../../components/news/record-cover.tsx";
import { Paragraphs } from "../../components/content/paragraphs.tsx";

export function PostStory({ post }: { post: PostPageAnswer }) {
  const { text, format } = useText();
  const above = [{ href: "/posts", label: text("posts.title") }];
  return (
    <div className="page-width py-6">
      <ArticleData post={post} />
      <Trail above={above} here={post.title} listed />
      <article>
        <RecordCover record={post} className="mt-2 h-40 sm:h-56 print:hidden" />
        <div className="mx-auto max-w-prose">
          <header className="py-8">
            <time dateTime={post.publishedOn} className="text-ink-soft">
              {format.date(post.publishedOn)}
            </time>
            <h1 className="mt-2 text-4xl hyphens-auto">{post.title}</h1>
            <p className="mt-4 text-xl">{post.summary}</p>
            <p className="mt-4 text-ink-soft">{post.author}</p>
          </header>
          <Paragraphs texts={post.body} className="grid gap-5 text-lg" />
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
