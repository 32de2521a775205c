import { lazy, Suspense } from "react";
import { WaitingToastRegion, toastRegionClasses } from "./toast-region.tsx";
import type { ToasterProps } from "./toaster.tsx";
import { useToasts } from "./use-toasts.ts";
import { Button } from "./button.tsx";
import { toasts } from "./toast-store.ts";

/** Loads the toaster on first use. Radix fills its live region after it appears, so the first toast is announced too. */
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
    // The toast may be about this very network failure, so it must be shown.
    return { default: PlainToaster };
  }
});

/** Fallback without further code, for when the toaster cannot be loaded. Stays until closed. */
function PlainToaster({ regionLabel, closeLabel }: ToasterProps) {
  const open = useToasts().filter((toast) => toast.open);
  return (
    <section aria-label={regionLabel.replace("{hotkey}", "F8")} className={toastRegionClasses}>
      <div aria-live="assertive">
        {open.map(({ id, title, description }) => (
          <div
            key={id}
            className="pointer-events-auto border-s-4 border-action bg-paper-raised p-4 shadow-lg"
          >
            <p className="font-semibold">{title}</p>
            <p>{description}</p>
            <Button variant="quiet" size="small" onClick={() => toasts.dismiss(id)}>
              {closeLabel}
            </Button>
          </div>
        ))}
      </div>
    </section>
  );
}
