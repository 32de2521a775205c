import { useEffect } from "react";
import { Router } from "wouter";
import { directionOf } from "#domain/language.ts";
import type { ApiCache } from "./data/api-cache.ts";
import { ApiCacheContext } from "./data/use-api.tsx";
import { TextProvider, type I18n } from "./i18n/text.tsx";
import { stateElementId, stylesElementId, type PageState } from "./page-state.ts";
import { PostedForm } from "./posted-form.tsx";
import { PublicUrl } from "./public-url.tsx";
import type { LoadedScreen } from "./routing/load-screen.ts";
import { Screens } from "./routing/screens.tsx";
import { Shell } from "./shell/shell.tsx";
import icon from "./styles/icon.svg?url";

type Props = {
  state: PageState;
  stateText: string;
  /** The CSS itself, or its import: see decision 36. */
  styles: string;
  i18n: I18n;
  cache: ApiCache;
  first: LoadedScreen;
  /** On the server: the requested address. */
  ssrPath?: string;
  ssrSearch?: string;
  /** In the browser: called after hydration. */
  onHydrated?: () => void;
};

/** The whole page, from <html> down, the same on the server and in the browser. */
export function Document({
  state,
  stateText,
  styles,
  i18n,
  cache,
  first,
  ssrPath,
  ssrSearch,
  onHydrated,
}: Props) {
  useEffect(() => onHydrated?.(), [onHydrated]);
  return (
    <html lang={state.language} dir={directionOf(state.language)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#faf6ee" />
        <link rel="icon" href={icon} type="image/svg+xml" />
        <style id={stylesElementId} dangerouslySetInnerHTML={{ __html: styles }} />
        {state.assets.fonts.map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
        ))}
        <script
          type="module"
          src={state.assets.script}
          data-modules={state.assets.modules.join(" ")}
          data-start={state.start}
          fetchPriority="low"
        />
      </head>
      <body>
        <ApiCacheContext value={cache}>
          <TextProvider i18n={i18n}>
            <PublicUrl value={state.publicUrl}>
              <PostedForm value={state.posted ?? null}>
                <Router base={state.base} ssrPath={ssrPath} ssrSearch={ssrSearch}>
                  <Shell>
                    <Screens i18n={i18n} first={first} />
                  </Shell>
                </Router>
              </PostedForm>
            </PublicUrl>
          </TextProvider>
        </ApiCacheContext>
        <script id={stateElementId} type="application/json" dangerouslySetInnerHTML={{ __html: stateText }} />
      </body>
    </html>
  );
}
