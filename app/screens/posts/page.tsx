import { FeedDiscovery } from "../../components/news/feed-link.tsx";
import { useText } from "../../i18n/text.tsx";
import { Page } from "../../page.tsx";
import { PostList } from "./post-list.tsx";
import { Masthead } from "../../components/content/masthead.tsx";

export default function PostsScreen() {
  const { text } = useText();
  return (
    <Page title={text("posts.title")} description={text("posts.description")}>
      <FeedDiscovery />
      <div className="page-width py-12 sm:py-16">
        <Masthead title={text("posts.title")} lead={text("posts.lead")} />
        <PostList />
      </div>
    </Page>
  );
}
