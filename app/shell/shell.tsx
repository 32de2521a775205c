import type { ReactNode } from "react";
import { useSite } from "../data/site.ts";
import { useText } from "../i18n/text.tsx";
import { CookieBanner } from "./cookie-banner.tsx";
import { ErrorBoundary } from "./error-boundary.tsx";
import { Footer } from "./footer.tsx";
import { NavigationBar } from "./navigation-bar.tsx";
import { Notifications } from "./notifications.tsx";

/** Header, footer and notifications around every page. */
export function Shell({ children }: { children: ReactNode }) {
  const { text } = useText();
  const { mode } = useSite();
  return (
    <>
      <a href="#content" className="skip-link">
        {text("shell.skip")}
      </a>
      {mode === "demo" && (
        <aside
          aria-label={text("shell.demo.label")}
          className="bg-accent-soft px-4 py-1 text-center text-sm text-ink print:hidden"
        >
          {text("shell.demo.ribbon")}
        </aside>
      )}
      <NavigationBar />
      <ErrorBoundary>{children}</ErrorBoundary>
      <Footer />
      <CookieBanner />
      <Notifications />
    </>
  );
}
