import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

/** A grey shape the size of what will come: give it the height and width of the real thing. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={classNames("block animate-wait rounded-sm bg-neutral-soft", className)}
    />
  );
}

/** Holds skeletons, and says once, to those who listen, that something is on its way. */
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
