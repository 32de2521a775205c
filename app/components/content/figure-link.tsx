import type { ReactNode } from "react";
import { Link } from "../../routing/link.tsx";

type Props = {
  /** Sample figures have no source. */
  id: string | undefined;
  /** The figure with what it is of, where the children are a bare number. */
  label?: string;
  children: ReactNode;
};

/** A figure that can be opened: its page says what it counts, of which day it is and what adds up to it. */
export const FigureLink = ({ id, label, children }: Props) =>
  id ? (
    <Link href={`/figures/${id}`} data-figure={id} aria-label={label} className="figure-link">
      {children}
    </Link>
  ) : (
    children
  );
