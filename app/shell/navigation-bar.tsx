import { ButtonLink } from "../components/ui/button.tsx";
import { useSite, useUser } from "../data/site.ts";
import { useText } from "../i18n/text.tsx";
import { Link } from "../routing/link.tsx";
import { LanguageSelect } from "./language-select.tsx";
import { mainLinks } from "./links.ts";
import { MobileMenu } from "./mobile-menu.tsx";
import { useIsCurrent } from "./use-is-current.ts";
import { CircleUserRound } from "#app/components/ui/icons.tsx";
import { deskOf } from "#domain/accounts/account.ts";
import type { User } from "#domain/site/site.ts";

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

/** An open hand as four tiles and the space between them. The name is the foundation's own, from its records. */
function Logo() {
  const { name } = useSite();
  // On the smallest phones the account link takes the name's place; the logo keeps it for screen readers.
  const isCramped = useUser() !== null;
  return (
    <Link
      href="/"
      className="flex min-h-11 min-w-0 items-center gap-2 font-semibold text-ink max-[27rem]:text-sm max-[22rem]:gap-1 max-[22rem]:text-xs"
    >
      <svg viewBox="0 0 24 24" className="size-8 shrink-0 max-[22rem]:size-7" aria-hidden="true">
        <path className="fill-action" d="M2 2h9v9H2zM13 13h9v9h-9z" />
        <path className="fill-accent" d="M13 2h9a9 9 0 0 1-9 9z" />
        <path className="fill-action" d="M2 13a9 9 0 0 1 9 9H2z" opacity=".55" />
      </svg>
      <span className={isCramped ? "leading-tight max-[24rem]:sr-only" : "leading-tight"}>{name}</span>
    </Link>
  );
}

function AccountMenu() {
  const { text } = useText();
  const user = useUser();
  if (!user) {
    return (
      <a href="/api/login" className="nav-link hidden lg:inline-flex">
        {text("shell.account.signIn")}
      </a>
    );
  }
  const name = user.firstName ?? user.email;
  return (
    <details className="relative">
      <summary
        className="grid size-11 cursor-pointer place-items-center rounded-full"
        aria-label={text("shell.account.label")}
      >
        <Picture user={user} label={text("shell.account.picture", { name })} />
      </summary>
      <div className="absolute end-0 top-full z-50 grid min-w-52 gap-1 rounded-sm border border-line bg-paper p-2 shadow-lg">
        <bdi className="px-3 py-1 text-sm text-ink-soft">{name}</bdi>
        <Link href="/dashboard" className="nav-link">
          {text("shell.nav.dashboard")}
        </Link>
        {user.role !== "DONOR" && (
          <Link href={deskOf(user.role)} className="nav-link">
            {text("shell.account.backOffice")}
          </Link>
        )}
        <Link href="/account/security" className="nav-link">
          {text("shell.account.security")}
        </Link>
        <a href="/api/logout" className="nav-link">
          {text("shell.account.signOut")}
        </a>
      </div>
    </details>
  );
}

function Picture({ user, label }: { user: User; label: string }) {
  if (!user.profileImageUrl) return <CircleUserRound aria-hidden="true" className="size-7" />;
  // Low priority: important images are preloaded in the head.
  return (
    <img
      src={user.profileImageUrl}
      alt={label}
      width={36}
      height={36}
      fetchPriority="low"
      className="size-9 rounded-full"
    />
  );
}
