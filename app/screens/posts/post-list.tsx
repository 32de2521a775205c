import { NotLoaded } from "../../components/content/not-loaded.tsx";
import { FeedLink } from "../../components/news/feed-link.tsx";
import { ButtonLink } from "../../components/ui/button.tsx";
import { EmptyState } from "../../components/ui/empty-state.tsx";
import { useApi } from "../../data/use-api.tsx";
import { useText } from "../../i18n/text.tsx";
import { Link } from "../../routing/link.tsx";
import { Section } from "../../components/ui/section.tsx";
import { Loading, Skeleton } from "../../components/ui/skeleton.tsx";
import type { PostAnswer } from "#domain/content/kinds/post/public.ts";
import { useTextMarks } from "../../components/content/other-language.tsx";
import { StretchedLink } from "../../components/content/stretched-link.tsx";
import { RecordCover } from "../../components/news/record-cover.tsx";

/** The newest is large, the others in a column beneath. */
export function PostList() {
  const { text } = useText();
  const { data, error } = useApi("/api/posts");
  if (error && !data) return <NotLoaded className="mt-10" />;
  if (!data) return <PostsSkeleton />;
  const [newest, ...others] = data;
  if (!newest) {
    return (
      <EmptyState
        title={text("posts.none")}
        titleAs="h2"
        action={
          <ButtonLink as={Link} href="/projects" variant="secondary">
            {text("shell.nav.projects")}
          </ButtonLink>
        }
      >
        {text("posts.noneText")}
      </EmptyState>
    );
  }
  return (
    <>
      <LeadPost post={newest} />
      {others.length > 0 && (
        <Section id="more" title={text("posts.more")} heading="border-b-2 border-ink pb-3 text-2xl">
          <ul className="divide-y divide-line">
            {others.map((post) => (
              <li key={post.id}>
                <PostRow post={post} />
              </li>
            ))}
          </ul>
        </Section>
      )}
      <p className="mt-10">
        <FeedLink />
      </p>
    </>
  );
}

function PostsSkeleton() {
  const { text } = useText();
  return (
    <Loading label={text("shell.loading")} className="mt-10 grid gap-12">
      <div className="grid gap-6 lg:grid-cols-[3fr_2fr] lg:items-end lg:gap-12">
        <Skeleton className="aspect-video lg:aspect-[2/1]" />
        <Skeleton className="h-48" />
      </div>
      <Skeleton className="h-32" />
      <Skeleton className="h-32" />
      <Skeleton className="h-32" />
    </Loading>
  );
}

/** The whole card is a link, including the picture. */
function LeadPost({ post }: { post: PostAnswer }) {
  const { format } = useText();
  const marks = useTextMarks(post);
  return (
    <article className="relative mt-10 mb-16 grid gap-6 lg:grid-cols-[3fr_2fr] lg:items-end lg:gap-12">
      <RecordCover record={post} className="aspect-video lg:aspect-[2/1]" />
      <div>
        <time dateTime={post.publishedOn} className="text-ink-soft">
          {format.date(post.publishedOn)}
        </time>
        <h2 className="mt-1 text-3xl hyphens-auto">
          <StretchedLink href={`/posts/${post.id}`}>
            <span {...marks}>{post.title}</span>
          </StretchedLink>
        </h2>
        <p className="mt-3 text-lg" {...marks}>
          {post.summary}
        </p>
        <p className="mt-3 text-sm text-ink-soft">{post.author}</p>
      </div>
    </article>
  );
}

function PostRow({ post }: { post: PostAnswer }) {
  const { format } = useText();
  const marks = useTextMarks(post);
  return (
    <article className="relative flex gap-4 py-6 sm:gap-8">
      <div className="min-w-0 grow">
        <time dateTime={post.publishedOn} className="text-sm text-ink-soft">
          {format.date(post.publishedOn)}
        </time>
        <h3 className="mt-1 text-xl hyphens-auto">
          <StretchedLink href={`/posts/${post.id}`}>
            <span {...marks}>{post.title}</span>
          </StretchedLink>
        </h3>
        <p className="mt-2 max-w-prose" {...marks}>
          {post.summary}
        </p>
        <p className="mt-2 text-sm text-ink-soft">{post.author}</p>
      </div>
      <div className="w-24 shrink-0 sm:w-56">
        <RecordCover record={post} className="aspect-square sm:aspect-video" />
      </div>
    </article>
  );
}
