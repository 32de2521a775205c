import { useLocation, useSearch } from "wouter";
import { isLanguage, languageFacts, languages } from "#domain/language.ts";
import { chooseLanguage } from "../i18n/language-choice.ts";
import { useText } from "../i18n/text.tsx";

/** A plain form, so that the language can be changed with JavaScript off; with it, choosing is enough. */
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
        onChange={(event) => isLanguage(event.target.value) && chooseLanguage(event.target.value)}
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
