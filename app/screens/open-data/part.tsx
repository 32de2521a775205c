import type { ReactNode } from "react";

type Props = { id: string; title: string; children: ReactNode };

export function Part({ id, title, children }: Props) {
  return (
    <section aria-labelledby={id} className="min-w-0 border-t-4 border-ink pt-4">
      <h2 id={id} className="text-3xl">
        {title}
      </h2>
      {children}
    </section>
  );
}
