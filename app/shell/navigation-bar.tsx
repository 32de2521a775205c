import { ButtonLink } from "../components/ui/button.tsx";
import { useSite, useUser } from "../data/site.ts";
import { useText } from "../i18n/text.tsx";
import { Link } from "../routing/link.tsx";
import { AccountMenu } from "./account-menu.tsx";
import { LanguageSelect } from "./language-select.tsx";
import { mainLinks } from "./links.ts";
import { Logo } from "./logo.tsx";
import { MobileMenu } from "./mobile-menu.tsx";
import { useIsCurrent } from "./use-is-current.ts";

/** Sticky on every page. On a phone the links fold into a menu that also opens without JavaScript. */
export function NavigationBar() {
  const { text } = useText();
  const { giving } = useSite();
  const user = useUser();
  const isCurrent = useIsCurrent();
  return (
    <header className="sticky top-0 z-40 border-b border-line bg-paper/95 backdrop-blur print:static">
      <div className="page-width flex h-(--spacing-header) items-center gap-2 xl:gap-4">
        <Logo />
        <nav aria-label={text("shell.nav.label")} className="ms-auto hidden items-center lg:flex xl:gap-1">
          {mainLinks.map(({ href, label }) => (
            <Link key={href} href={href} className="nav-link" aria-current={isCurrent(href)}>
              {text(label)}
            </Link>
          ))}
          {user && (
            <Link href="/dashboard" className="nav-link" aria-current={isCurrent("/dashboard")}>
              {text("shell.nav.dashboard")}
            </Link>
          )}
          {user?.role === "ADMIN" && (
            <Link href="/admin" className="nav-link" aria-current={isCurrent("/admin")}>
              {text("shell.nav.admin")}
            </Link>
          )}
        </nav>
        <div className="ms-auto hidden sm:block lg:ms-0">
          <LanguageSelect id="language" />
        </div>
        {giving === "FULL" && (
          <ButtonLink as={Link} href="/donate" className="ms-auto whitespace-nowrap max-sm:px-3 sm:ms-0">
            {text("shell.nav.donate")}
          </ButtonLink>
        )}
        <AccountMenu />
        <MobileMenu />
      </div>
    </header>
  );
}
