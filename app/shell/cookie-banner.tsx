import { Button } from "../components/ui/button.tsx";
import { useText } from "../i18n/text.tsx";
import { Link } from "../routing/link.tsx";

/** Shown and hidden by `pre-hydration/cookie-banner.ts`. */
export function CookieBanner() {
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
