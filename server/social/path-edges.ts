type Point = readonly [x: number, y: number];
export type Edge = readonly [from: Point, to: Point];

/** Motif curves are small: this many straight segments look smooth. */
const stepsPerCurve = 12;

/** The outline of a motif as straight edges. Motifs use absolute M, L, H, V, Q, C, S and Z only. */
export function pathEdges(d: string): Edge[] {
  const edges: Edge[] = [];
  let here: Point = [0, 0];
  let start: Point = here;
  let lastControl: Point | null = null;
  const lineTo = (to: Point) => {
    edges.push([here, to]);
    here = to;
  };
  const curveTo = (controls: readonly Point[]) => {
    const all = [here, ...controls];
    for (let step = 1; step <= stepsPerCurve; step++) lineTo(bezier(all, step / stepsPerCurve));
  };

  for (const [, command = "", values = ""] of d.matchAll(/([A-Z])([^A-Z]*)/gi)) {
    const numbers = (values.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);
    const [x = 0, y = 0] = numbers;
    const points = pairs(numbers);
    const [first, second, third] = points;
    let control: Point | null = null;
    if (command === "M" && first) start = here = first;
    else if (command === "L" && first) lineTo(first);
    else if (command === "H") lineTo([x, here[1]]);
    else if (command === "V") lineTo([here[0], x]);
    else if (command === "Q" && second) curveTo(points);
    else if (command === "C" && second && third) {
      control = second;
      curveTo(points);
    } else if (command === "S" && first && second) {
      const mirrored: Point = lastControl
        ? [2 * here[0] - lastControl[0], 2 * here[1] - lastControl[1]]
        : here;
      control = first;
      curveTo([mirrored, first, second]);
    } else if (command === "Z") lineTo(start);
    else throw new Error(`A motif cannot be drawn: ${command}${x},${y} in ${d}`);
    lastControl = control;
  }
  return edges;
}

const pairs = (numbers: readonly number[]): Point[] =>
  numbers.flatMap((x, index) => (index % 2 === 0 ? [[x, numbers[index + 1] ?? 0] as const] : []));

/** De Casteljau's algorithm. */
function bezier(points: readonly Point[], t: number): Point {
  const [first = [0, 0], ...rest] = points;
  if (rest.length === 0) return first;
  const between = rest.map((to, index): Point => {
    const from = points[index] ?? to;
    return [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t];
  });
  return bezier(between, t);
}
