import type { ReactNode } from "react";
import { Link } from "../../routing/link.tsx";
import { Waiting } from "../content/waiting.tsx";
import { ButtonLink } from "../ui/button.tsx";
import { EmptyState } from "../ui/empty-state.tsx";

type Props = {
  /** Undefined while they are on their way. */
  count: number | undefined;
  error: unknown;
  /** Why there is none: nothing fits, or there is nothing yet. */
  none: string;
  /** The way back to all of them, for a list that was narrowed. */
  clear?: { href: string; label: string } | null;
  children: ReactNode;
};

/** The rows of a list, or why they are not there. */
export function ListOutcome({ count, error, none, clear, children }: Props) {
  if (count === undefined) return <Waiting error={error} />;
  if (count > 0) return children;
  return (
    <EmptyState title={none}>
      {clear && (
        <Link href={clear.href} className="text-link">
          {clear.label}
        </Link>
      )}
    </EmptyState>
  );
}

type Step = { href: string; label: string } | null;

/** A list that grows at its top is leafed through by what is older. */
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
