import type { ReactNode } from "react";

type Props = {
  id: string;
  title: string;
  heading?: string;
  className: string;
  inner?: string;
  children: ReactNode;
};

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
