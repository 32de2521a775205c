// The steps of the Dockerfile, read from the file itself: what a script plays cannot drift from what an engine builds.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./prepare.mjs";

/** Its stages in order: what each begins from, how others call it, and its steps as a word and what follows. */
export function stagesOfDockerfile(text = readFileSync(join(root, "Dockerfile"), "utf8")) {
  const stages = [];
  for (const line of text
    .replaceAll(/^\s*#.*\n/gm, "")
    .replaceAll(/\\\n\s*/g, "")
    .split("\n")) {
    const [, word, rest] = /^([A-Z]+) (.+)$/.exec(line.trim()) ?? [];
    if (word === "FROM") {
      const [, from, name] = /^(\S+)(?: AS (\S+))?$/.exec(rest);
      stages.push({ from, name, steps: [] });
    } else if (word) stages.at(-1).steps.push({ word, rest });
  }
  return stages;
}

/** `A=1 B=2`, as ENV has it. */
export const pairsOf = (rest) => Object.fromEntries(rest.split(/\s+/).map((pair) => pair.split("=", 2)));

/** `["program", "argument"]`, as CMD has it, for a shell. */
export const shellWords = (rest) =>
  JSON.parse(rest.slice(rest.indexOf("[")))
    .map((word) => `'${word.replaceAll("'", "'\\''")}'`)
    .join(" ");

/** Whether a file of the folder is left out of what is sent to be built: its first part is named in .dockerignore. */
export function ignoredByDocker(text = readFileSync(join(root, ".dockerignore"), "utf8")) {
  const patterns = text
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => new RegExp(`^${line.replaceAll(".", "\\.").replaceAll("*", "[^/]*")}$`));
  return (path) => patterns.some((pattern) => pattern.test(path.split("/")[0]));
}
