import { Rss } from "#app/components/ui/icons.tsx";
import { useSite } from "../../data/site.ts";
import { useText } from "../../i18n/text.tsx";
import { inLanguage } from "../../routing/language-path.ts";

const feedPath = "/posts/feed.xml";

/** For the page's head: feed readers find the feed of this language by the page's own address. */
export function FeedDiscovery() {
  const { text, language } = useText();
  const { name } = useSite();
  return (
    <link
      rel="alternate"
      type="application/atom+xml"
      title={text("posts.feedTitle", { name })}
      href={inLanguage(feedPath, language)}
    />
  );
}

/** A plain link, because the feed is not a page of the site. */
export function FeedLink() {
  const { text, language } = useText();
  return (
    <a href={inLanguage(feedPath, language)} className="text-link inline-flex min-h-11 items-center gap-2">
      <Rss aria-hidden="true" className="size-4 rtl:-scale-x-100" />
      {text("posts.feed")}
    </a>
  );
}
