import type { CSSProperties } from "react";

/** A number in large letters: whatever the width, it is on one line. Words beside it may go to the next. */
export function FigureText({ children, dir }: { children: string; dir?: "ltr" }) {
  const longest = Math.max(...children.split(" ").map(({ length }) => length));
  return (
    <bdi dir={dir} className="figure" style={{ "--characters": longest } as CSSProperties}>
      {children}
    </bdi>
  );
}

/** A sum is read from the left in every language; each amount keeps its own marks and order, also beside Arabic ones. */
export const Division = ({ part, whole, result }: { part: string; whole: string; result: string }) => (
  <bdi dir="ltr">
    <bdi>{part}</bdi> ÷ <bdi>{whole}</bdi> = <bdi>{result}</bdi>
  </bdi>
);
