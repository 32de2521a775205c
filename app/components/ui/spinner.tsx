import { classNames } from "./class-names.ts";

/** With a label it is announced; without one the text beside it must say that we wait. */
export function Spinner({ label, className }: { label?: string; className?: string }) {
  const picture = (
    <svg viewBox="0 0 20 20" aria-hidden="true" className={classNames("size-5 shrink-0", className)}>
      {tiles.map(([d, delay]) => (
        <path key={d} d={d} fill="currentColor" className="animate-wait" style={{ animationDelay: delay }} />
      ))}
    </svg>
  );
  if (label === undefined) return picture;
  return (
    <output className="inline-flex items-center gap-3">
      {picture}
      <span className="sr-only">{label}</span>
    </output>
  );
}

/** Clockwise. The delays are negative so that they are out of step from the first frame. */
const tiles = [
  ["M1 1h8v8H1z", "0s"],
  ["M11 1h8v8h-8z", "-0.9s"],
  ["M11 11h8v8h-8z", "-0.6s"],
  ["M1 11h8v8H1z", "-0.3s"],
] as const;
