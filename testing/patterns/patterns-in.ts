import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync, Visitor } from "vite";

export type Pattern = { file: string; source: string; flags: string };

const root = join(import.meta.dirname, "../..");
const isProgram = (file: string): boolean =>
  /\.tsx?$/.test(file) && !/\.(test|fixtures)\.tsx?$/.test(file) && !file.endsWith(".d.ts");

/** Every regular expression that is written in these folders, once with the first file that has it, and the files that build one while they run. */
export function patternsIn(rooms: readonly string[]): { written: Pattern[]; built: string[] } {
  const written = new Map<string, Pattern>();
  const built = new Set<string>();
  for (const file of rooms.flatMap((room) => filesOf(room))) {
    const { program } = parseSync(file, readFileSync(join(root, file), "utf8"));
    new Visitor({
      Literal(node) {
        if (!("regex" in node)) return;
        const { pattern: source, flags } = node.regex;
        const pattern = `${source}/${flags}`;
        if (!written.has(pattern)) written.set(pattern, { file, source, flags });
      },
      NewExpression({ callee }) {
        if (callee.type === "Identifier" && callee.name === "RegExp") built.add(file);
      },
      CallExpression({ callee }) {
        if (callee.type === "Identifier" && callee.name === "RegExp") built.add(file);
      },
    }).visit(program);
  }
  return { written: [...written.values()], built: [...built] };
}

const filesOf = (room: string): string[] =>
  readdirSync(join(root, room), { recursive: true, encoding: "utf8" })
    .filter(isProgram)
    .map((file) => join(room, file).replaceAll("\\", "/"))
    .toSorted();
