import type { ReactNode } from "react";
import { Link } from "../../routing/link.tsx";

type Props = {
  /** Sample figures have no source. */
  id: string | undefined;
  /** Accessible name, where the children are only a number. */
  label?: string;
  children: ReactNode;
};

/** Links a figure to the page that explains it. */
export const FigureLink = ({ id, label, children }: Props) =>
  id ? (
    <Link href={`/figures/${id}`} data-figure={id} aria-label={label} className="figure-link">
      {children}
    </Link>
  ) : (
    children
  );
