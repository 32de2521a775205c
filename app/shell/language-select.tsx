import { useLocation, useSearch } from "wouter";
import { languageFacts, languages } from "#domain/language.ts";
import { useText } from "../i18n/text.tsx";

/** A plain form that works without JavaScript. With it, `pre-hydration/language-select.ts` applies a choice immediately. */
export function LanguageSelect({ id }: { id: string }) {
  const { text, language } = useText();
  const [location] = useLocation();
  const search = useSearch();
  return (
    <form method="post" action="/language" className="flex items-center gap-1">
      <input type="hidden" name="returnTo" value={search ? `${location}?${search}` : location} />
      <label htmlFor={id} className="sr-only">
        {text("shell.language.label")}
      </label>
      <select
        id={id}
        name="language"
        className="min-h-11 rounded-sm border border-transparent bg-transparent px-2 font-system text-sm hover:border-line"
        defaultValue={language}
      >
        {languages.map((each) => (
          <option key={each} value={each} lang={each}>
            {languageFacts[each].name}
          </option>
        ))}
      </select>
      <noscript>
        <button type="submit" className="button button-quiet">
          {text("shell.language.change")}
        </button>
      </noscript>
    </form>
  );
}
