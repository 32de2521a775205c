import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

type TableProps = {
  /** Names the region, so that someone who tabs into it knows what scrolls. */
  label: string;
  className?: string;
  /** <thead>, <tbody>, <tfoot>; cells with class "number" stand at the end of their column. */
  children: ReactNode;
};

/** A calm, dense table. It scrolls inside its own region, which the keyboard can reach, and never widens the page. */
export function Table({ label, className, children }: TableProps) {
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by keyboard
    <section aria-label={label} tabIndex={0} className={classNames("overflow-x-auto", className)}>
      <table className="table font-sans [&_.number]:font-figures">{children}</table>
    </section>
  );
}
