import { FeedDiscovery } from "../../components/news/feed-link.tsx";
import { useText } from "../../i18n/text.tsx";
import { Page } from "../../page.tsx";
import { PostList } from "./post-list.tsx";

export default function PostsScreen() {
  const { text } = useText();
  return (
    <Page title={text("posts.title")} description={text("posts.description")}>
      <FeedDiscovery />
      <div className="page-width py-12 sm:py-16">
        <h1 className="text-display">{text("posts.title")}</h1>
        <p className="mt-5 max-w-prose text-xl">{text("posts.lead")}</p>
        <PostList />
      </div>
    </Page>
  );
}
