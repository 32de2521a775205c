import { useEffect } from "react";
import { Waiting } from "../../components/content/waiting.tsx";
import { Trail } from "../../components/content/trail.tsx";
import { useLiveFigures } from "../../data/live-figures.ts";
import { useApi, useApiCache } from "../../data/use-api.tsx";
import { useText } from "../../i18n/text.tsx";
import { Page } from "../../page.tsx";
import { usePublicUrl } from "../../public-url.tsx";
import { inLanguage } from "../../routing/language-path.ts";
import { BooksPicture } from "./books-picture.tsx";

/** Someone would rather look than read sums, doubts what they see, and perhaps wants to show it on a site of their own. */
export default function PicturesScreen() {
  const { text, language } = useText();
  const publicUrl = usePublicUrl();
  const { data, error } = useApi("/api/pictures");
  const cache = useApiCache();
  const raised = useLiveFigures(true)["raised"];
  useEffect(() => {
    // They are drawn once a minute at most.
    if (raised !== undefined) void cache.load("/api/pictures", 60_000);
  }, [cache, raised]);
  const title = text("pictures.page.title");
  const here = publicUrl + inLanguage("/transparency/pictures", language);
  return (
    <Page title={title} description={text("pictures.page.description")}>
      <link
        rel="alternate"
        type="application/json+oembed"
        href={`${publicUrl}/api/oembed?url=${encodeURIComponent(here)}`}
      />
      <div className="page-width py-6">
        <Trail above={[{ href: "/transparency", label: text("pictures.above") }]} here={title} />
        <h1 className="text-display mt-6">{title}</h1>
        <p className="mt-5 max-w-prose text-xl">{text("pictures.page.lead")}</p>
        {!data && <Waiting error={error} className="mt-6 h-72" />}
        {data?.map((picture) => (
          <BooksPicture key={picture.name} picture={picture} />
        ))}
      </div>
    </Page>
  );
}
