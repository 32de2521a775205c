import { toasts } from "../components/ui/toast-store.ts";
import type { Text } from "../i18n/text.tsx";

/** Time to read the reason. */
const delayMs = 500;
let leaving: ReturnType<typeof setTimeout> | undefined;

export const isUnauthorized = ({ message }: Error): boolean =>
  message.startsWith("401: ") && message.includes("Unauthorized");

export const loginPath = (returnTo: string): string => `/api/login?returnTo=${encodeURIComponent(returnTo)}`;

/** Shows that the user is signed out and redirects to sign in and back. Returns a cancel function. */
export function signInAgain(text: Text): () => void {
  // Several calls may be refused at once; one message is enough.
  if (leaving === undefined) {
    toasts.add({
      title: text("shell.unauthorized.title"),
      description: text("shell.unauthorized.text"),
      look: "destructive",
    });
    leaving = setTimeout(() => {
      leaving = undefined;
      // Replaces the entry, or Back would redirect again.
      window.location.replace(loginPath(window.location.pathname + window.location.search));
    }, delayMs);
  }
  return () => {
    clearTimeout(leaving);
    leaving = undefined;
  };
}
