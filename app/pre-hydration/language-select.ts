import { isLanguage } from "#domain/language.ts";
import { chooseLanguage } from "../i18n/language-choice.ts";

/** Applies a choice in the language list, before and after hydration. Without JavaScript its form has a button. */
export function listenToLanguageSelect(): void {
  document.addEventListener("change", ({ target }) => {
    if (target instanceof HTMLSelectElement && target.form?.matches("[action='/language']"))
      if (isLanguage(target.value)) chooseLanguage(target.value);
  });
}
