import type { ReactNode } from "react";

type Props = {
  id: string;
  title: string;
  /** Classes of the heading. */
  heading?: string;
  /** Classes of the band, such as its colour. */
  className: string;
  /** Classes of the content. */
  inner?: string;
  children: ReactNode;
};

/** A part of a page, as wide as the window, under its own heading. */
export function Band({
  id,
  title,
  heading = "text-3xl",
  className,
  inner = "page-width py-12 sm:py-16",
  children,
}: Props) {
  return (
    <section aria-labelledby={id} className={className}>
      <div className={inner}>
        <h2 id={id} className={heading}>
          {title}
        </h2>
        {children}
      </div>
    </section>
  );
}
