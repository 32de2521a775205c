import type { ReactNode } from "react";
import { useText } from "../../i18n/text.tsx";
import type { SectionId } from "./section-ids.ts";

/** One chapter: what it is about at the start of the line, the parts themselves beside it. */
export function Section({ id, children }: { id: SectionId; children: ReactNode }) {
  const { text } = useText();
  const titleId = `${id}-title`;
  return (
    <section
      id={id}
      aria-labelledby={titleId}
      className="grid gap-x-10 gap-y-8 border-t border-line py-12 lg:grid-cols-[13rem_minmax(0,1fr)]"
    >
      <div>
        <h2 id={titleId} className="text-2xl">
          {text(`styleguide.${id}.title`)}
        </h2>
        <p className="mt-2 max-w-prose text-ink-soft">{text(`styleguide-parts.${id}.note`)}</p>
      </div>
      <div className="grid min-w-0 content-start gap-10">{children}</div>
    </section>
  );
}

/** One part, or one group of its states, under the name of what is shown. */
export function Sample({
  title,
  className,
  children,
}: {
  title: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div className="min-w-0">
      <h3 className="mb-3 text-sm font-medium text-ink-soft">{title}</h3>
      <div className={className}>{children}</div>
    </div>
  );
}

/** A name from the code: the same in every language, always left to right. */
export function Name({ children }: { children: string }) {
  return (
    <code dir="ltr" data-any-language="" className="text-xs break-all">
      {children}
    </code>
  );
}
