import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path/posix";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
const rooms = ["app", "server", "contract", "domain", "adapters", "jobs", "checks"];

/** A field can be a list of fields: the two render each other. */
const trueRecursion = ["field-input.tsx", "list-field.tsx"].map(
  (file) => `app/screens/admin/content/fields/${file}`,
);

test("no file needs itself, by way of others, before it is there", () => {
  expect(cyclesIn(graph())).toEqual([trueRecursion]);
});

test("a circle is found, and a type is none", () => {
  const circle = { "a.ts": ["b.ts"], "b.ts": ["c.ts"], "c.ts": ["b.ts"] };
  expect(cyclesIn(new Map(Object.entries(circle)))).toEqual([["b.ts", "c.ts"]]);
  expect(valuesFrom('import type { A } from "./a.ts";\nimport { b, type B } from "./b.ts";')).toEqual([
    "./b.ts",
  ]);
  expect(valuesFrom('import {\n  type A,\n  type B,\n} from "./a.ts";\nexport { c } from "./c.ts";')).toEqual(
    ["./c.ts"],
  );
});

/** Groups of files that can reach each other through what they import, each in the order of the alphabet. */
function cyclesIn(edges: ReadonlyMap<string, readonly string[]>): string[][] {
  const reach = new Map([...edges.keys()].map((file) => [file, reachable(edges, file)]));
  const cycles = [...reach]
    .filter(([file, reached]) => reached.has(file))
    .map(([file, reached]) => [...reached].filter((other) => reach.get(other)?.has(file)).toSorted());
  return [...new Map(cycles.map((cycle) => [cycle.join(), cycle])).values()];
}

function reachable(edges: ReadonlyMap<string, readonly string[]>, start: string): Set<string> {
  const reached = new Set<string>();
  const waiting = [...(edges.get(start) ?? [])];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (reached.has(file)) continue;
    reached.add(file);
    waiting.push(...(edges.get(file) ?? []));
  }
  return reached;
}

function graph(): Map<string, string[]> {
  const files = rooms.flatMap((room) =>
    readdirSync(join(root, room), { recursive: true, encoding: "utf8" })
      .map((file) => `${room}/${file.replaceAll("\\", "/")}`)
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file)),
  );
  return new Map(
    files.map((file) => [
      file,
      valuesFrom(readFileSync(join(root, file), "utf8"))
        .map((name) => (name.startsWith("#") ? name.slice(1) : join(dirname(file), name)))
        .filter((name) => existsSync(join(root, name))),
    ]),
  );
}

/** The files whose values are imported at once: types are gone by then, and what is awaited comes later. */
function valuesFrom(source: string): string[] {
  const statements = source.matchAll(/^(?:import|export) (?!type )(?:([^;"]*?) from )?"([#.][^"]+)";/gm);
  return [...statements]
    .filter(([, names = ""]) => !/^\{(\s*type \w+( as \w+)?,?)*\s*\}$/.test(names))
    .map(([, , name = ""]) => name);
}
