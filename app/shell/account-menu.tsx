import { CircleUserRound } from "#app/components/ui/icons.tsx";
import { deskOf } from "#domain/accounts/account.ts";
import type { User } from "#domain/site/site.ts";
import { useUser } from "../data/site.ts";
import { useText } from "../i18n/text.tsx";
import { Link } from "../routing/link.tsx";

/** Signed out: a way in. Signed in: the profile image and what belongs to the person. */
export function AccountMenu() {
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
  // Not ahead of the words: one that mattered would be named in the head of the page.
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
