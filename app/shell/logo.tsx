import { useSite, useUser } from "../data/site.ts";
import { Link } from "../routing/link.tsx";

/** An open hand as four tiles and the space between them. The name is the foundation's own, from its records. */
export function Logo() {
  const { name } = useSite();
  // On the smallest phones the way to one's account needs the room of the name, which the mark still says to those who listen.
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
