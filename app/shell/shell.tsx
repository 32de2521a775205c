import { useLocation } from "wouter";
import { useSite, useUser } from "../data/site.ts";
import { useText } from "../i18n/text.tsx";
import { Footer } from "./footer.tsx";
import { NavigationBar } from "./navigation-bar.tsx";
import { LazyToaster } from "../components/ui/lazy-toaster.tsx";
import { Component, type ReactNode } from "react";
import { Failure } from "../screens/error/failure.tsx";
import { Button } from "../components/ui/button.tsx";
import { Link } from "../routing/link.tsx";

/** A screen that breaks in the browser shows the error page inside the shell, so that the navigation stays. */
class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <main id="content">
        <Failure />
      </main>
    );
  }
}

/** The back office has its own menu (`components/back-office/office.tsx`). */
export function Shell({ children }: { children: ReactNode }) {
  const { text } = useText();
  const { mode } = useSite();
  const [path] = useLocation();
  const user = useUser();
  const isPublic = !path.startsWith("/admin") || !user || user.role === "DONOR";
  return (
    <>
      <a href="#content" className="skip-link">
        {text("shell.skip")}
      </a>
      {isPublic && mode === "demo" && (
        <aside
          aria-label={text("shell.demo.label")}
          className="bg-accent-soft px-4 py-1 text-center text-sm text-ink print:hidden"
        >
          {text("shell.demo.ribbon")}
        </aside>
      )}
      {isPublic && <NavigationBar />}
      <ErrorBoundary>{children}</ErrorBoundary>
      {isPublic && <Footer />}
      {isPublic && <CookieBanner />}
      <Notifications />
    </>
  );
}

/** Where toasts appear; shown with `toasts.add` from anywhere. */
function Notifications() {
  const { text } = useText();
  return (
    <LazyToaster
      // The toaster fills in the key.
      regionLabel={text("shell.toast.region", { hotkey: "{hotkey}" })}
      toastLabel={text("shell.toast.label")}
      closeLabel={text("shell.toast.close")}
    />
  );
}

/** Shown and hidden by `pre-hydration/cookie-banner.ts`. */
function CookieBanner() {
  const { text } = useText();
  return (
    <section
      hidden
      suppressHydrationWarning
      aria-label={text("shell.cookies.label")}
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
          <Button variant="secondary" value="declined">
            {text("shell.cookies.decline")}
          </Button>
          <Button variant="secondary" value="accepted">
            {text("shell.cookies.accept")}
          </Button>
        </div>
      </div>
    </section>
  );
}
