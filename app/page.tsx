import type { ReactNode } from "react";
import { useLocation } from "wouter";
import { isTranslated, textLanguage, type Untranslated } from "#domain/content/untranslated.ts";
import { defaultLanguage, languages } from "#domain/language.ts";
import { useSite } from "./data/site.ts";
import { useText } from "./i18n/text.tsx";
import { usePublicUrl } from "./public-url.tsx";
import { inLanguage } from "./routing/language-path.ts";
import { cardOf } from "./structured-data/card-of.ts";

const width = 1200;
const height = 630;

/** Decorative: the link has a title. */
function SocialCard() {
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

type Props = {
  title: string;
  description: string;
  children: ReactNode;
  hidden?: boolean;
  /** The record that the page shows: it may not be translated into every language. */
  record?: Untranslated;
};

export function Page({ title, description, children, hidden = false, record = {} }: Props) {
  const { language } = useText();
  const { name } = useSite();
  const [path] = useLocation();
  const publicUrl = usePublicUrl();
  const address = inLanguage(path, textLanguage(record, language));
  const fullTitle = path === "/" ? `${name} – ${title}` : `${title} – ${name}`;
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {hidden ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={publicUrl + address} />
          {languages
            .filter((each) => isTranslated(record, each))
            .map((each) => (
              <link key={each} rel="alternate" hrefLang={each} href={publicUrl + inLanguage(path, each)} />
            ))}
          <link
            rel="alternate"
            hrefLang="x-default"
            href={publicUrl + inLanguage(path, textLanguage(record, defaultLanguage))}
          />
          <meta property="og:title" content={fullTitle} />
          <meta property="og:description" content={description} />
          <meta property="og:url" content={publicUrl + address} />
          <meta property="og:type" content="website" />
          <SocialCard />
        </>
      )}
      {children}
    </>
  );
}
