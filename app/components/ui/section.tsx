import type { ReactNode } from "react";

type Props = {
  id: string;
  title: string;
  heading?: string;
  className?: string;
  children: ReactNode;
};

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
