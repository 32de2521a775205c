import { useState } from "react";
import { useLocation } from "wouter";
import { isMissing } from "../../data/must-exist.ts";
import { legalKey } from "../../data/news-keys.ts";
import { useApi } from "../../data/use-api.tsx";
import { useText } from "../../i18n/text.tsx";
import { Page } from "../../page.tsx";
import { Failure } from "../error/failure.tsx";
import NotFoundScreen from "../not-found/page.tsx";
import { LegalSkeleton } from "./legal-skeleton.tsx";
import { LegalStory } from "./legal-story.tsx";

/** One screen for /privacy, /cookies and /terms: the address names the text. */
export default function LegalScreen() {
  const { text } = useText();
  const [location] = useLocation();
  // The page stays in sight until the next one is ready, whose address is then no name of a legal text.
  const [path] = useState(location);
  const entry = useApi(legalKey(path.replaceAll("/", "")));
  if (isMissing(entry)) return <NotFoundScreen />;
  const legalText = entry.data;
  if (legalText) {
    return (
      <Page title={legalText.title} description={legalText.summary}>
        <LegalStory legalText={legalText} />
      </Page>
    );
  }
  return (
    <Page title={text("shell.footer.legal")} description={text("shell.footer.legal")} hidden>
      {entry.error ? <Failure /> : <LegalSkeleton />}
    </Page>
  );
}
