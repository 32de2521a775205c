import type { ReactNode } from "react";

type Props = { id: string; title: string; lead?: string; children: ReactNode };

export function Section({ id, title, lead, children }: Props) {
  return (
    <section aria-labelledby={id} className="page-width py-12 sm:py-16">
      <h2 id={id} className="text-3xl">
        {title}
      </h2>
      {lead && <p className="mt-2 mb-8 max-w-prose text-lg text-ink-soft">{lead}</p>}
      {children}
    </section>
  );
}
