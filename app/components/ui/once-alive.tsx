import { useSyncExternalStore, type ReactNode } from "react";

/** For forms that cannot do without our code: nothing can be typed or sent, and so lost, before it is there. */
export function OnceAlive({ className, children }: { className?: string; children: ReactNode }) {
  const isAlive = useSyncExternalStore(neverChanges, yes, no);
  return (
    <fieldset disabled={!isAlive} className={className}>
      {children}
    </fieldset>
  );
}

const neverChanges = () => () => {};
const yes = () => true;
const no = () => false;
