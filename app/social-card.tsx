import { useLocation } from "wouter";
import { useSite } from "./data/site.ts";
import { usePublicUrl } from "./public-url.tsx";
import { cardOf } from "./structured-data/card-of.ts";

const width = 1200;
const height = 630;

/** The picture beside a shared link. An ornament: the link's title says what it is about. */
export function SocialCard() {
  const { name } = useSite();
  const [path] = useLocation();
  const publicUrl = usePublicUrl();
  return (
    <>
      <meta property="og:site_name" content={name} />
      <meta property="og:image" content={publicUrl + cardOf(path)} />
      <meta property="og:image:width" content={String(width)} />
      <meta property="og:image:height" content={String(height)} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
