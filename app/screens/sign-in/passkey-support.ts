import { useSyncExternalStore } from "react";

/** Whether this browser knows passkeys. The server does not know, so the first drawing says no. */
export const usePasskeySupport = (): boolean =>
  useSyncExternalStore(
    () => () => {},
    () => typeof window.PublicKeyCredential === "function",
    () => false,
  );
