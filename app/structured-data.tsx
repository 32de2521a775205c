import { useLocation } from "wouter";
import type { CampaignPageAnswer } from "#domain/content/kinds/campaign/public-page.ts";
import type { EventPageAnswer } from "#domain/content/kinds/event/public.ts";
import type { PostPageAnswer } from "#domain/content/kinds/post/public.ts";
import { useSite } from "./data/site.ts";
import { useText } from "./i18n/text.tsx";
import { usePublicUrl } from "./public-url.tsx";
import { inLanguage } from "./routing/language-path.ts";
import { articleData } from "./structured-data/article.ts";
import { breadcrumbData, type Crumb } from "./structured-data/breadcrumbs.ts";
import { campaignData } from "./structured-data/campaign.ts";
import { eventData } from "./structured-data/event.ts";
import { foundationData } from "./structured-data/foundation.ts";
import type { Around } from "./structured-data/around.ts";

/** For the home page. */
export const FoundationData = () => <JsonLd data={foundationData(useAround())} />;

/** The way down to this page: `above` from the outermost, then the page itself. */
export const BreadcrumbData = ({ above, here }: { above: readonly Crumb[]; here: string }) => (
  <JsonLd data={breadcrumbData(above, here, useAround())} />
);

export const ArticleData = ({ post }: { post: PostPageAnswer }) => (
  <JsonLd data={articleData(post, useAround())} />
);

export const CampaignData = ({ campaign }: { campaign: CampaignPageAnswer }) => (
  <JsonLd data={campaignData(campaign, useAround())} />
);

export const EventData = ({ event }: { event: EventPageAnswer }) => (
  <JsonLd data={eventData(event, useAround())} />
);

/** A data block is never executed, so the content policy need not allow it. */
export function JsonLd({ data }: { data: object }) {
  const json = JSON.stringify({ "@context": "https://schema.org", ...data }).replaceAll("<", "\\u003c");
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}

export function useAround(): Around {
  const site = useSite();
  const { language } = useText();
  const publicUrl = usePublicUrl();
  const [path] = useLocation();
  return { site, language, path, addressOf: (of) => publicUrl + inLanguage(of, language), publicUrl };
}
