import type { ElementType, ReactNode } from "react";
import { classNames } from "./class-names.ts";

type CardProps = {
  /** "article" for independent content, "li" in a list. */
  as?: ElementType;
  /** A mosaic or a photograph, from edge to edge. */
  cover?: ReactNode;
  /** For content with its own edges, such as a table. */
  flush?: boolean;
  className?: string;
  children: ReactNode;
};

export function Card({ as: Box = "div", cover, flush = false, className, children }: CardProps) {
  return (
    <Box
      className={classNames(
        "flex flex-col overflow-hidden rounded-sm border border-line bg-paper-raised",
        className,
      )}
    >
      {cover}
      <div className={classNames("flex grow flex-col", !flush && "p-5")}>{children}</div>
    </Box>
  );
}
