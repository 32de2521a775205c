import { directionOf, languageFacts, languages, type Language, type Localized } from "#domain/language.ts";
import { asCents } from "#domain/money/cents.ts";
import { formatsFor } from "../../i18n/format.ts";
import { useHydrated } from "../../components/ui/use-hydrated.ts";

/** The three languages in one voice, whatever the language of the page. */
export function TypeSpecimens() {
  // Elsewhere a word of Arabic on an English page takes the system's font. Here the real one is fetched, once it is looked at.
  const family = useHydrated() ? "**:font-sans!" : "";
  return (
    <div data-any-language="" className="grid gap-x-8 gap-y-10 md:grid-cols-3">
      {languages.map((language) => (
        <article
          key={language}
          lang={language}
          dir={directionOf(language)}
          className={`border-t-3 border-accent pt-3 ${family}`}
        >
          <p className="text-sm text-ink-soft">{languageFacts[language].name}</p>
          <h4 className={`text-2xl font-semibold ${language === "ar" ? "leading-[inherit]" : ""}`}>
            {heading[language]}
          </h4>
          <p className="mt-2">{paragraph[language]}</p>
          <Figures language={language} />
        </article>
      ))}
    </div>
  );
}

function Figures({ language }: { language: Language }) {
  const format = formatsFor(language);
  return (
    <p className="mt-3 border-t border-line pt-3 text-sm leading-[inherit]">
      <bdi>{format.moneyExact(asCents(125_050))}</bdi> · <bdi>{format.percent(89)}</bdi> ·{" "}
      <bdi>{format.date(day)}</bdi>
      <br />
      <bdi dir="ltr">NL13 TEST 0123 4567 89</bdi>
    </p>
  );
}

const day = "2026-05-03T12:00:00Z";

const heading: Localized = { en: "Nothing to hide", nl: "Niets te verbergen", ar: "لا شيء نخفيه" };

const paragraph: Localized = {
  en: "Every euro you give is a tile that you can find again: in the school it helped to open, and in the accounts that anyone may read.",
  nl: "Elke euro die u geeft is een tegel die u kunt terugvinden: in de school die ermee openging, en in de boeken die iedereen mag inzien.",
  ar: "كل يورو تتبرعون به بلاطة يمكنكم أن تجدوها من جديد: في المدرسة التي ساعدت على افتتاحها، وفي الحسابات المتاحة لكل من يريد الاطلاع عليها.",
};
