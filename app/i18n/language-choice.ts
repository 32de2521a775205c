import { isLanguage, type Language } from "#domain/language.ts";
import { splitLanguage } from "../routing/language-path.ts";

/** The name of the choice in local storage, and of the cookie that lets the server render it at once. */
export const languageChoiceName = "preferred-language";
const yearSeconds = 365 * 24 * 60 * 60;

/** Stores the choice and reloads without the language prefix. */
export function chooseLanguage(language: Language): void {
  remember(language);
  const { pathname, search, hash } = window.location;
  const { path } = splitLanguage(pathname);
  if (path === pathname) window.location.reload();
  else window.location.assign(path + search + hash);
}

/** Old visits stored the choice in local storage only, which the server cannot read. Writes the cookie once and reloads. */
export function followStoredLanguage({ language, base }: { language: string; base: string }): boolean {
  // Storage is read last: it is on disk and delays hydration.
  if (base !== "" || readCookie() !== null) return false;
  const stored = readStored();
  if (!stored || stored === language) return false;
  remember(stored);
  // Without cookies the reload would come back in the same language, forever.
  if (readCookie() !== stored) return false;
  window.location.reload();
  return true;
}

function remember(language: Language): void {
  try {
    window.localStorage.setItem(languageChoiceName, language);
  } catch {
    // Storage may be switched off; the cookie alone is enough.
  }
  document.cookie = `${languageChoiceName}=${language}; Path=/; Max-Age=${yearSeconds}; SameSite=Lax`;
}

function readStored(): Language | null {
  try {
    const value = window.localStorage.getItem(languageChoiceName);
    return isLanguage(value) ? value : null;
  } catch {
    return null;
  }
}

function readCookie(): Language | null {
  const match = new RegExp(`(?:^|; )${languageChoiceName}=([a-z]+)`).exec(document.cookie);
  return isLanguage(match?.[1]) ? match[1] : null;
}
