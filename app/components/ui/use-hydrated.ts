import { useSyncExternalStore } from "react";

/** False in the server's HTML, true once the code has arrived. What cannot act yet must not look as if it could. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
