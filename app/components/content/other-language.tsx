import { textLanguage, type Untranslated } from "#domain/content/untranslated.ts";
import { directionOf, type Language } from "#domain/language.ts";
import { useText } from "../../i18n/text.tsx";
import { Notice } from "../ui/notice.tsx";

/** Marks the texts of a record that is not translated into the language of the page. */
export function useTextMarks(record: Untranslated): { lang?: Language; dir?: "ltr" | "rtl" } {
  const { language } = useText();
  const own = textLanguage(record, language);
  return own === language ? {} : { lang: own, dir: directionOf(own) };
}

/** Says which language the texts are in, if it is not the language of the page. */
export function OtherLanguage({ record, className }: { record: Untranslated; className?: string }) {
  const { text } = useText();
  const { lang } = useTextMarks(record);
  return lang && <Notice className={className ?? ""}>{text(`cards.otherLanguage.${lang}`)}</Notice>;
}
