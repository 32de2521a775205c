import { lazy, Suspense } from "react";
import { PlainToaster } from "./plain-toaster.tsx";
import { WaitingToastRegion } from "./toast-region.tsx";
import type { ToasterProps } from "./toaster.tsx";
import { useToasts } from "./use-toasts.ts";

/**
 * Fetches the toaster when there is something to say, because the first view of a page has nothing to say. Radix adds the
 * words to its live region a moment after it appears, so the first toast is announced like any other.
 */
export function LazyToaster(props: ToasterProps) {
  const waiting = <WaitingToastRegion label={props.regionLabel} hotkey={hotkey} />;
  if (useToasts().length === 0) return waiting;
  return (
    <Suspense fallback={waiting}>
      <Toaster {...props} />
    </Suspense>
  );
}

const hotkey = "F8";

const Toaster = lazy(async () => {
  try {
    return { default: (await import("./toaster.tsx")).Toaster };
  } catch {
    // The network failed, which may be the very thing the toast is about: it must be said all the same.
    return { default: PlainToaster };
  }
});
