import { lazy, Suspense, type ComponentType, type ReactElement } from "react";
import { languages, type Language } from "#domain/language.ts";
import { Skeleton } from "../../components/ui/skeleton.tsx";
import { createI18n, TextProvider } from "../../i18n/text.tsx";
import { loadCatalogs } from "../../routing/load-screen.ts";
import { sectionIds, type SectionId } from "./section-ids.ts";
import { sources } from "./section-sources.ts";
import { timeToWake } from "./time-to-wake.ts";

type Parts = Record<SectionId, ComponentType>;

/**
 * Each section comes as HTML with the page, and its code and words follow when the reader gets there: until then React leaves
 * the server's HTML as it is. All components together would not fit into the first view. Make them once per visit: for
 * new elements React would fetch everything at the first change of the page.
 */
export const makeSections = (language: Language): ReactElement[] =>
  sectionIds.map((id) => {
    const Part = onServer?.[language][id] ?? lazy(() => wake(id, language));
    return (
      <Suspense key={id} fallback={<Skeleton className="h-96" />}>
        <Part />
      </Suspense>
    );
  });

/** The server waits for nothing: it has every section at hand in every language before it shows the first. */
const onServer = import.meta.env.SSR ? await everySection() : null;

async function everySection(): Promise<Record<Language, Parts>> {
  const inLanguage = async (language: Language) => {
    const parts = sectionIds.map(async (id) => [id, await withWords(id, language)] as const);
    return [language, Object.fromEntries(await Promise.all(parts))] as const;
  };
  const all = await Promise.all(languages.map(inLanguage));
  return Object.fromEntries(all) as Record<Language, Parts>;
}

async function wake(id: SectionId, language: Language): Promise<{ default: ComponentType }> {
  await timeToWake(id, sources[id].moves === true);
  return { default: await withWords(id, language) };
}

/** The words of the parts are no part of the page's own, which arrive with the first view. */
async function withWords(id: SectionId, language: Language): Promise<ComponentType> {
  const i18n = createI18n(language);
  const [{ default: Part }] = await Promise.all([
    sources[id].load(),
    loadCatalogs(i18n, ["shell", "styleguide", "styleguide-parts"]),
  ]);
  return function PartWithWords() {
    return (
      <TextProvider i18n={i18n}>
        <Part />
      </TextProvider>
    );
  };
}
