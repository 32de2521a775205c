import { createElement, memo, Suspense, use, useSyncExternalStore, type ComponentType } from "react";

/** Whatever shows that somebody is about to use the page; reading and scrolling are not among them. */
const touches = [
  "pointerover",
  "pointerdown",
  "touchstart",
  "keydown",
  "focusin",
  "input",
  "change",
] as const;

let touch = (): void => {};
const touched = new Promise<void>((resolve) => {
  touch = resolve;
  if (import.meta.env.SSR) return;
  const options = { capture: true, passive: true, once: true };
  for (const type of touches) document.addEventListener(type, touch, options);
});

/**
 * A part of a page whose code the first view does without: the server has drawn it, links and forms in it work, and it comes
 * alive when it is first touched. The page of a visitor who only reads never fetches it. Await it at the top of the screen's
 * module: on the server, and once the visitor has touched anything, it arrives complete.
 */
export async function hydrateOnInteraction<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): Promise<ComponentType<Props>> {
  let part = wasTouched() ? await load() : null;
  let loading: Promise<ComponentType<Props>> | null = null;
  const loaded = () => (loading ??= touched.then(load).then((found) => (part = found)));

  function Part(props: Props) {
    const hydrating = useSyncExternalStore(neverChanges, no, yes);
    // Nothing is there yet when the browser draws the page by itself: then there is nothing to wait for.
    if (!hydrating) touch();
    return createElement(part ?? use(loaded()), props);
  }

  // Remembered, because a part that is still the server's cannot be drawn anew without its code.
  return memo(function OnTouch(props: Props) {
    return (
      <Suspense fallback={<div className="min-h-dvh" />}>
        <Part {...props} />
      </Suspense>
    );
  });
}

/** In development at once, so that an edit shows by itself. */
const wasTouched = (): boolean => import.meta.env.SSR || import.meta.env.DEV || hasBeenActive() || isInUse();
/** Not every browser tells. */
const hasBeenActive = (): boolean => "userActivation" in navigator && navigator.userActivation.hasBeenActive;
/** Somebody was faster than our code: something has the focus already, or another option was chosen. */
const isInUse = (): boolean =>
  document.activeElement !== document.body ||
  [...document.querySelectorAll("option")].some((option) => option.selected !== option.defaultSelected);
const neverChanges = () => () => {};
const yes = () => true;
const no = () => false;
