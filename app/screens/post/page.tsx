import { FeedDiscovery } from "../../components/news/feed-link.tsx";
import { isMissing } from "../../data/must-exist.ts";
import { postKey } from "../../data/news-keys.ts";
import { useApi } from "../../data/use-api.tsx";
import { useText } from "../../i18n/text.tsx";
import { Page } from "../../page.tsx";
import type { ScreenProps } from "../../routes.ts";
import { Failure } from "../error/failure.tsx";
import NotFoundScreen from "../not-found/page.tsx";
import { PostSkeleton } from "./post-skeleton.tsx";
import { PostStory } from "./post-story.tsx";

export default function PostScreen({ params }: ScreenProps) {
  const { text } = useText();
  const entry = useApi(postKey(params["id"]));
  if (isMissing(entry)) return <NotFoundScreen />;
  const post = entry.data;
  if (post) {
    return (
      <Page title={post.title} description={post.summary}>
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
