import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

/** Give it the size of the content. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={classNames("block animate-wait rounded-sm bg-neutral-soft", className)}
    />
  );
}

/** Announces once that content is loading. */
export function Loading({
  label,
  className,
  children,
}: {
  label: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div className={className}>
      <output className="sr-only">{label}</output>
      {children}
    </div>
  );
}
