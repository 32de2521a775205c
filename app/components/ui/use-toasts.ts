import { useSyncExternalStore } from "react";
import { toasts, type Toast } from "./toast-store.ts";

const none: readonly Toast[] = [];

export const useToasts = (): readonly Toast[] =>
  useSyncExternalStore(toasts.subscribe, toasts.current, () => none);
