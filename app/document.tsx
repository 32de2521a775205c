import { useEffect } from "react";
import { directionOf } from "#domain/language.ts";
import { stateElementId, stylesElementId } from "./page-state.ts";
import type { LoadedScreen } from "./routing/load-screen.ts";
import { Screens } from "./routing/screens.tsx";
import { Surroundings, type Around } from "./shared-page/surroundings.tsx";
import { Shell } from "./shell/shell.tsx";
import icon from "./styles/icon.svg?url";

type Props = Around & {
  stateText: string;
  /** The sheet itself: a link to it would keep the page blank for another two round trips. */
  styles: string;
  first: LoadedScreen;
  /** In the browser: told once the page answers to what is pressed. */
  onAlive?: () => void;
};

/** The whole page, from <html> down, the same on the server and in the browser. */
export function Document(props: Props) {
  const { state, stateText, styles, i18n, first, onAlive } = props;
  useEffect(() => onAlive?.(), [onAlive]);
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
        <Surroundings {...props}>
          <Shell>
            <Screens i18n={i18n} first={first} />
          </Shell>
        </Surroundings>
        <script id={stateElementId} type="application/json" dangerouslySetInnerHTML={{ __html: stateText }} />
      </body>
    </html>
  );
}
