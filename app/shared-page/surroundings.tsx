import type { ReactNode } from "react";
import { Router } from "wouter";
import type { ApiCache } from "../data/api-cache.ts";
import { ApiCacheContext } from "../data/use-api.tsx";
import { TextProvider, type I18n } from "../i18n/text.tsx";
import type { PageState } from "../page-state.ts";
import { PostedForm } from "../posted-form.tsx";
import { PublicUrl } from "../public-url.tsx";

export type Around = {
  state: PageState;
  i18n: I18n;
  cache: ApiCache;
  /** On the server: the address being rendered. */
  ssrPath?: string;
  ssrSearch?: string;
  /** On the server: told when something reads what stands behind the question mark. */
  searchHook?: () => string;
};

/** What every part of a page may ask for: answers, words, addresses. */
export function Surroundings({
  state,
  i18n,
  cache,
  ssrPath,
  ssrSearch,
  searchHook,
  children,
}: Around & { children: ReactNode }) {
  return (
    <ApiCacheContext value={cache}>
      <TextProvider i18n={i18n}>
        <PublicUrl value={state.publicUrl}>
          <PostedForm value={state.posted ?? null}>
            <Router
              base={state.base}
              ssrPath={ssrPath}
              ssrSearch={ssrSearch}
              {...(searchHook && { searchHook })}
            >
              {children}
            </Router>
          </PostedForm>
        </PublicUrl>
      </TextProvider>
    </ApiCacheContext>
  );
}
