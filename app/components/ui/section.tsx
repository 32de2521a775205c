import type { ReactNode } from "react";

type Props = {
  id: string;
  title: string;
  /** Classes of the heading. */
  heading?: string;
  className?: string;
  children: ReactNode;
};

/** A part of a page under its own heading. */
export function Section({ id, title, heading = "text-xl", className, children }: Props) {
  return (
    <section aria-labelledby={id} className={className}>
      <h2 id={id} className={heading}>
        {title}
      </h2>
      {children}
    </section>
  );
}
