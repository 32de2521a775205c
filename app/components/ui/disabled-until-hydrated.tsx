import type { ReactNode } from "react";
import { useHydrated } from "./use-hydrated.ts";

/** For forms that cannot do without our code: nothing can be typed or sent, and so lost, before it is there. */
export function DisabledUntilHydrated({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <fieldset disabled={!useHydrated()} className={className}>
      {children}
    </fieldset>
  );
}
