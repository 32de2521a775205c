import { useEffect, useState, useSyncExternalStore } from "react";
import { Button } from "../components/ui/button.tsx";
import { useText } from "../i18n/text.tsx";
import { Link } from "../routing/link.tsx";

const consentKey = "cookieConsent";
type Choice = "accepted" | "declined";
/** Longer than a press takes. */
const settleMs = 500;

/** Shown until a choice is stored. The choice lives in this browser alone; nothing on the site depends on it. */
export function CookieBanner() {
  const { text } = useText();
  const needed = useSyncExternalStore(consent.subscribe, consent.isNeeded, () => false);
  const settled = useSettled(needed);
  if (!needed) return null;
  return (
    <section
      aria-label={text("shell.cookies.label")}
      style={settled ? undefined : { pointerEvents: "none" }}
      className="cookie-banner animate-[appear_0.3s] fixed inset-x-0 bottom-0 z-40 border-t border-line bg-paper-raised p-4 shadow-lg print:hidden"
    >
      <div className="page-width flex flex-wrap items-center gap-x-6 gap-y-3">
        {/* Two short paragraphs: as one it would be the largest text on some pages, and it comes last. */}
        <div className="max-w-prose grow text-sm">
          <p>{text("shell.cookies.text")}</p>
          <p>
            {text("shell.cookies.choice")}{" "}
            <Link href="/cookies" className="text-link">
              {text("shell.cookies.more")}
            </Link>
          </p>
        </div>
        <div className="flex gap-2">
          <Button variant="secondary" onClick={() => consent.store("declined")}>
            {text("shell.cookies.decline")}
          </Button>
          <Button variant="secondary" onClick={() => consent.store("accepted")}>
            {text("shell.cookies.accept")}
          </Button>
        </div>
      </div>
    </section>
  );
}

/** It comes while a page may be in use already: a press that began on what is beneath it ends there. */
function useSettled(shown: boolean): boolean {
  const [settled, setSettled] = useState(false);
  useEffect(() => {
    if (!shown) return;
    const timer = setTimeout(() => setSettled(true), settleMs);
    return () => clearTimeout(timer);
  }, [shown]);
  return settled;
}

const listeners = new Set<() => void>();

const consent = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  isNeeded: (): boolean => {
    try {
      return window.localStorage.getItem(consentKey) === null;
    } catch {
      return false;
    }
  },
  store: (choice: Choice): void => {
    window.localStorage.setItem(consentKey, choice);
    for (const listener of listeners) listener();
  },
};
