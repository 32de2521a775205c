import { NotLoaded } from "../../components/content/not-loaded.tsx";
import { FeedLink } from "../../components/news/feed-link.tsx";
import { ButtonLink } from "../../components/ui/button.tsx";
import { EmptyState } from "../../components/ui/empty-state.tsx";
import { useApi } from "../../data/use-api.tsx";
import { useText } from "../../i18n/text.tsx";
import { Link } from "../../routing/link.tsx";
import { LeadPost } from "./lead-post.tsx";
import { PostRow } from "./post-row.tsx";
import { PostsSkeleton } from "./posts-skeleton.tsx";
import { Section } from "../../components/ui/section.tsx";

/** Laid out as a newspaper: the newest large, the others in a column beneath. */
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
