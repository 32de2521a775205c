import type { ReactNode } from "react";
import { Link } from "../../routing/link.tsx";

/** A link that covers the nearest `relative` element, so that the whole card can be pressed. */
export const StretchedLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <Link href={href} className="underline-offset-4 after:absolute after:inset-0 hover:underline">
    {children}
  </Link>
);
