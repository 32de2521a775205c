import type { ReactNode } from "react";
import { classNames } from "../../components/ui/class-names.ts";

type Props = { id: string; title: string; lead?: string; className?: string; children: ReactNode };

export function Article({ id, title, lead, className, children }: Props) {
  return (
    <section aria-labelledby={id} className={classNames("border-t-4 border-ink pt-4", className)}>
      <h2 id={id} className="text-3xl">
        {title}
      </h2>
      {lead !== undefined && <p className="mt-2 max-w-prose text-lg text-ink-soft">{lead}</p>}
      {children}
    </section>
  );
}
