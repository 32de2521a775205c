import type { ElementType, ReactNode } from "react";
import { TileGrid } from "../tiles/tile-grid.tsx";
import { classNames } from "./class-names.ts";

type EmptyStateProps = {
  title: ReactNode;
  /** The level of the title in its page; a paragraph when the section already has a heading. */
  titleAs?: ElementType;
  children?: ReactNode;
  action?: ReactNode;
  className?: string;
};

export function EmptyState({ title, titleAs: Title = "p", children, action, className }: EmptyStateProps) {
  return (
    <div className={classNames("flex flex-col items-center gap-3 px-4 py-10 text-center", className)}>
      <div className="w-24">
        <TileGrid columns={3} rows={1} runs={[{ tone: "empty", count: 3 }]} />
      </div>
      <Title className="text-lg font-semibold">{title}</Title>
      {children !== undefined && <div className="max-w-prose text-ink-soft">{children}</div>}
      {action}
    </div>
  );
}
