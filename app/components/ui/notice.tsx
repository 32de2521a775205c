import { CircleCheck, CircleX, Info, TriangleAlert } from "#app/components/ui/icons.tsx";
import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

export type NoticeTone = keyof typeof looks;

type NoticeProps = {
  tone?: NoticeTone;
  title?: ReactNode;
  /** "status" or "alert" when it appears after the page did; nothing when it was there from the start. */
  role?: "status" | "alert";
  className?: string;
  children?: ReactNode;
};

export function Notice({ tone = "info", title, role, className, children }: NoticeProps) {
  const { Icon, colours } = looks[tone];
  return (
    <div role={role} className={classNames("flex gap-3 border-s-4 p-4", colours, className)}>
      <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <div className="grid gap-1">
        {title !== undefined && <p className="font-semibold">{title}</p>}
        {children !== undefined && <div className="text-ink">{children}</div>}
      </div>
    </div>
  );
}

const looks = {
  info: { Icon: Info, colours: "border-info bg-info-soft text-info" },
  good: { Icon: CircleCheck, colours: "border-good bg-good-soft text-good" },
  warn: { Icon: TriangleAlert, colours: "border-warn bg-warn-soft text-warn" },
  bad: { Icon: CircleX, colours: "border-bad bg-bad-soft text-bad" },
} as const;
