import { useSyncExternalStore } from "react";

/** Only the browser knows, so the first render says no. */
export const usePasskeySupport = (): boolean =>
  useSyncExternalStore(
    () => () => {},
    () => typeof window.PublicKeyCredential === "function",
    () => false,
  );
