import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

/** Soft tones show a status; `action` and `destructive` are solid and weigh more. */
export type BadgeTone = keyof typeof tones;

export function Badge({
  tone = "neutral",
  icon,
  className,
  children,
}: {
  tone?: BadgeTone;
  icon?: ReactNode;
  className?: string;
  children: ReactNode;
}) {
  return (
    <span
      className={classNames(
        "inline-flex items-center gap-1.5 rounded-sm px-2 py-0.5 text-sm font-medium [&>svg]:size-4",
        tones[tone],
        className,
      )}
    >
      {icon}
      {children}
    </span>
  );
}

const tones = {
  action: "bg-action text-on-action",
  destructive: "bg-bad text-on-urgent",
  urgent: "bg-urgent text-on-urgent",
  accent: "bg-accent text-on-accent",
  outline: "border border-line-strong text-ink",
  neutral: "bg-neutral-soft text-neutral",
  good: "bg-good-soft text-good",
  warn: "bg-warn-soft text-warn",
  bad: "bg-bad-soft text-bad",
  info: "bg-info-soft text-info",
  children: "bg-children-soft text-children-ink",
  elderly: "bg-elderly-soft text-elderly-ink",
  animals: "bg-animals-soft text-animals-ink",
  disaster: "bg-disaster-soft text-disaster-ink",
} as const;
