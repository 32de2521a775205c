import { useState } from "react";
import { useText } from "../../i18n/text.tsx";
import { Page } from "../../page.tsx";
import { sectionIds } from "./section-ids.ts";
import { makeSections } from "./sections.tsx";

/** Every part of the site in every state, in the language of the page. Exists in demo mode only. */
export default function StyleguideScreen() {
  const { text, language } = useText();
  const [sections] = useState(() => makeSections(language));
  return (
    <Page title={text("styleguide.title")} description={text("styleguide.lead")} hidden>
      <div className="page-width">
        <header className="py-12 sm:py-16">
          <h1 className="text-4xl">{text("styleguide.title")}</h1>
          <p className="mt-4 max-w-prose text-lg text-ink-soft">{text("styleguide.lead")}</p>
          <nav aria-label={text("styleguide.contents")} className="mt-8">
            <ul className="flex flex-wrap gap-x-6 gap-y-1">
              {sectionIds.map((id) => (
                <li key={id}>
                  <a href={`#${id}`} className="text-link inline-flex min-h-11 items-center">
                    {text(`styleguide.${id}.title`)}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        </header>
        {sections}
      </div>
    </Page>
  );
}
