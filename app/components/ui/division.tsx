/** Sums are read from the left in every language; each amount keeps its own marks and order, also beside Arabic ones. */
export const Division = ({ part, whole, result }: { part: string; whole: string; result: string }) => (
  <bdi dir="ltr">
    <bdi>{part}</bdi> ÷ <bdi>{whole}</bdi> = <bdi>{result}</bdi>
  </bdi>
);
