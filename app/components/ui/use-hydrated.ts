import { useSyncExternalStore } from "react";

/** False in the server's HTML. Controls that need script must not look active before hydration. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
