import type { ReactNode } from "react";
import { useAwake } from "./use-awake.ts";

/** For forms that cannot do without our code: nothing can be typed or sent, and so lost, before it is there. */
export function OnceAlive({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <fieldset disabled={!useAwake()} className={className}>
      {children}
    </fieldset>
  );
}
