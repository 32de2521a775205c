import { createElement, memo, Suspense, use, useSyncExternalStore, type ComponentType } from "react";
import { isTouched, onceTouched } from "../../before-touch/touches.ts";

let touch = (): void => {};
const touched = new Promise<void>((resolve) => {
  touch = resolve;
  if (!import.meta.env.SSR) onceTouched(touch);
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
const wasTouched = (): boolean =>
  import.meta.env.SSR || import.meta.env.DEV || isStartedByTouch() || isTouched();
/** A press that was kept must find all of the page alive. */
const isStartedByTouch = (): boolean => document.querySelector('script[data-start="on touch"]') !== null;
const neverChanges = () => () => {};
const yes = () => true;
const no = () => false;
