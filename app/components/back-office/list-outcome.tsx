import type { ReactNode } from "react";
import { Link } from "../../routing/link.tsx";
import { Waiting } from "../content/waiting.tsx";
import { ButtonLink } from "../ui/button.tsx";
import { EmptyState } from "../ui/empty-state.tsx";

type Props = {
  /** Undefined while loading. */
  count: number | undefined;
  error: unknown;
  none: string;
  /** The next step of a list that has no rows. */
  next?: string | undefined;
  /** The link that removes the filters. */
  clear?: { href: string; label: string } | null;
  children: ReactNode;
};

export function ListOutcome({ count, error, none, next, clear, children }: Props) {
  if (count === undefined) return <Waiting error={error} />;
  if (count > 0) return children;
  return (
    <EmptyState title={none}>
      {!clear && next}
      {clear && (
        <Link href={clear.href} className="text-link">
          {clear.label}
        </Link>
      )}
    </EmptyState>
  );
}

type Step = { href: string; label: string } | null;

export function OlderAndNewest({ label, newest, older }: { label: string; newest: Step; older: Step }) {
  return (
    <nav aria-label={label} className="flex flex-wrap gap-3">
      {newest && (
        <ButtonLink as={Link} href={newest.href} variant="quiet">
          {newest.label}
        </ButtonLink>
      )}
      {older && (
        <ButtonLink as={Link} href={older.href} variant="secondary">
          {older.label}
        </ButtonLink>
      )}
    </nav>
  );
}
