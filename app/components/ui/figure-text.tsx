import type { CSSProperties } from "react";

/** Never breaks inside the number. */
export function FigureText({ children, dir }: { children: string; dir?: "ltr" }) {
  const longest = Math.max(...children.split(" ").map(({ length }) => length));
  return (
    <bdi dir={dir} className="figure" style={{ "--characters": longest } as CSSProperties}>
      {children}
    </bdi>
  );
}

/** Left to right in every language; each amount keeps its own direction. */
export const Division = ({ part, whole, result }: { part: string; whole: string; result: string }) => (
  <bdi dir="ltr">
    <bdi>{part}</bdi> ÷ <bdi>{whole}</bdi> = <bdi>{result}</bdi>
  </bdi>
);
