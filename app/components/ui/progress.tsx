import { cappedProgress, defaultMaximum } from "./capped-progress.ts";
import { classNames } from "./class-names.ts";

type ProgressProps = {
  /** Null: unknown. */
  value: number | null;
  max?: number;
  label: string;
  valueText?: string;
  className?: string;
};

/** For work in progress. Figures use TileProgress. */
export function Progress({ value, max = defaultMaximum, label, valueText, className }: ProgressProps) {
  const progress = value === null ? null : cappedProgress(value, max);
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a <progress> cannot be given our look in every browser
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={progress?.value}
      aria-valuetext={valueText}
      className={classNames("h-2 overflow-hidden rounded-sm bg-neutral-soft", className)}
    >
      <div
        className={classNames("h-full bg-action", progress === null && "animate-wait")}
        style={{ inlineSize: progress === null ? "100%" : `${progress.share * 100}%` }}
      />
    </div>
  );
}
