import type { ReactNode } from "react";

/** Label beside value in columns, in halves or in a row; or label above value in a row or in a grid. */
const layouts = {
  columns: "grid grid-cols-[auto_1fr] gap-x-6 gap-y-2 [&>div]:contents",
  halves: "grid gap-3 sm:grid-cols-2 [&>div]:contents [&_dd]:whitespace-pre-line",
  row: "flex flex-wrap gap-x-8 gap-y-1 empty:hidden [&>div]:flex [&>div]:gap-2",
  stack: "flex flex-wrap gap-x-8 gap-y-3 [&_dt]:text-sm",
  grid: "grid gap-x-8 gap-y-3 sm:grid-cols-2 [&_dd]:font-medium [&_dt]:text-sm",
};

type Props = { layout?: keyof typeof layouts; children: ReactNode };

export function Facts({ layout = "columns", children }: Props) {
  return <dl className={layouts[layout]}>{children}</dl>;
}

/** A label with its value; nothing without a value. */
export function Fact({ label, children }: { label: string; children: ReactNode }) {
  if (children === null || children === undefined || children === "" || children === false) return null;
  return (
    <div>
      <dt className="text-ink-soft">{label}</dt>
      <dd className="min-w-0 break-words">{children}</dd>
    </div>
  );
}

/** A value that somebody wrote, in any language. */
export const written = (value: string | null | undefined, dir?: "ltr"): ReactNode =>
  value ? (
    <bdi dir={dir} data-any-language>
      {value}
    </bdi>
  ) : null;
