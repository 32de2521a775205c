import { FeedDiscovery, FeedLink } from "../../components/news/feed-link.tsx";
import { isMissing } from "../../data/must-exist.ts";
import { postKey } from "../../data/news-keys.ts";
import { useApi } from "../../data/use-api.tsx";
import { useText } from "../../i18n/text.tsx";
import { Page } from "../../page.tsx";
import type { ScreenProps } from "../../routes.ts";
import { Failure } from "../error/failure.tsx";
import NotFoundScreen from "../not-found/page.tsx";
import { Loading, Skeleton } from "../../components/ui/skeleton.tsx";
import type { PostPageAnswer } from "#domain/content/kinds/post/public.ts";
import { Trail } from "../../components/content/trail.tsx";
import { ArticleData } from "../../structured-data.tsx";
import { RecordCover } from "../../components/news/record-cover.tsx";
import { OtherLanguage, useTextMarks } from "../../components/content/other-language.tsx";
import { Blocks } from "../../components/content/blocks.tsx";
import { Link } from "../../routing/link.tsx";

export default function PostScreen({ params }: ScreenProps) {
  const { text } = useText();
  const entry = useApi(postKey(params["id"]));
  if (isMissing(entry)) return <NotFoundScreen />;
  const post = entry.data;
  if (post) {
    return (
      <Page title={post.title} description={post.summary} record={post}>
        <FeedDiscovery />
        <PostStory post={post} />
      </Page>
    );
  }
  return (
    <Page title={text("posts.title")} description={text("posts.description")} hidden>
      {entry.error ? <Failure /> : <PostSkeleton />}
    </Page>
  );
}

function PostSkeleton() {
  const { text } = useText();
  return (
    <Loading label={text("shell.loading")} className="page-width py-12">
      <h1 className="sr-only">{text("posts.title")}</h1>
      <Skeleton className="h-40 sm:h-56" />
      <div className="mx-auto mt-10 grid max-w-prose gap-6">
        <Skeleton className="h-24" />
        <Skeleton className="h-32" />
        <Skeleton className="h-48" />
      </div>
    </Loading>
  );
}

function PostStory({ post }: { post: PostPageAnswer }) {
  const { text, format } = useText();
  const marks = useTextMarks(post);
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
            <h1 className="mt-2 text-4xl hyphens-auto" {...marks}>
              {post.title}
            </h1>
            <p className="mt-4 text-xl" {...marks}>
              {post.summary}
            </p>
            <p className="mt-4 text-ink-soft" {...marks}>
              {post.author}
            </p>
            <OtherLanguage record={post} className="mt-6" />
          </header>
          <Blocks blocks={post.body} className="grid gap-5 text-lg" {...marks} />
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

type Neighbor = PostPageAnswer["newer"];

function PostNeighbors({ post: { newer, older } }: { post: PostPageAnswer }) {
  const { text } = useText();
  if (!newer && !older) return null;
  return (
    <nav
      aria-label={text("posts.neighbors")}
      className="my-8 grid gap-4 border-y border-line py-4 sm:grid-cols-2"
    >
      <Neighbor label={text("posts.newer")} post={newer} />
      <Neighbor label={text("posts.older")} post={older} />
    </nav>
  );
}

function Neighbor({ label, post }: { label: string; post: Neighbor }) {
  const marks = useTextMarks(post ?? {});
  if (!post) return null;
  return (
    <div className="sm:last:col-start-2 sm:last:text-end">
      <p className="text-sm text-ink-soft">{label}</p>
      <Link href={`/posts/${post.id}`} className="text-link inline-block py-2">
        <span {...marks}>{post.title}</span>
      </Link>
    </div>
  );
}

function PostSubject({ post: { program, project } }: { post: PostPageAnswer }) {
  const { text } = useText();
  if (!program && !project) return null;
  return (
    <dl className="mt-10 grid gap-4 border-t border-line pt-6 sm:grid-cols-2">
      {project && (
        <div>
          <dt className="text-sm text-ink-soft">{text("posts.project")}</dt>
          <dd>
            <Link href={`/projects/${project.id}`} className="text-link inline-block py-2">
              {project.title}
            </Link>
          </dd>
        </div>
      )}
      {program && (
        <div>
          <dt className="text-sm text-ink-soft">{text("posts.program")}</dt>
          <dd>
            <Link href={`/programs/${program.id}`} className="text-link inline-block py-2">
              {program.title}
            </Link>
          </dd>
        </div>
      )}
    </dl>
  );
}
