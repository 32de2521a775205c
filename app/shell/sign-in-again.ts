import { toasts } from "../components/ui/toast-store.ts";
import type { Text } from "../i18n/text.tsx";

/** Long enough to read why the page goes away. */
const delayMs = 500;
let leaving: ReturnType<typeof setTimeout> | undefined;

export const isUnauthorized = ({ message }: Error): boolean =>
  message.startsWith("401: ") && message.includes("Unauthorized");

export const loginPath = (returnTo: string): string => `/api/login?returnTo=${encodeURIComponent(returnTo)}`;

/** Says that the person is signed out, and leads to the sign-in and back. Returns how to call it off. */
export function signInAgain(text: Text): () => void {
  // Several calls of one page may be refused at once; one word about it is enough.
  if (leaving === undefined) {
    toasts.add({
      title: text("shell.unauthorized.title"),
      description: text("shell.unauthorized.text"),
      look: "destructive",
    });
    leaving = setTimeout(() => {
      leaving = undefined;
      // Replaced, or the Back button would lead here and forth again.
      window.location.replace(loginPath(window.location.pathname + window.location.search));
    }, delayMs);
  }
  return () => {
    clearTimeout(leaving);
    leaving = undefined;
  };
}
