import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..", "..");
const documents = globSync(["*.md", "docs/**/*.md"], { cwd: root });
const link = /\]\(([^()\s]+)\)/g;

test.each(documents)("every link in %s leads to a file and a heading that exist", (document) => {
  const links = [...withoutCode(textOf(document)).matchAll(link)].map(([, target = ""]) => target);
  const local = links.filter((target) => !/^(?:https?|mailto):/.test(target));
  expect(local.filter((target) => !leadsSomewhere(document, target))).toEqual([]);
});

function leadsSomewhere(document: string, target: string): boolean {
  const [path = "", anchor] = target.split("#");
  const file = path === "" ? document : join(dirname(document), path);
  if (!existsSync(join(root, file))) return false;
  return anchor === undefined || anchorsOf(file).includes(anchor);
}

const anchorsOf = (file: string): string[] =>
  [...withoutCode(textOf(file)).matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) => anchorOf(heading));

/** As GitHub makes it. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, "")
    .replaceAll(" ", "-");

const textOf = (file: string): string => readFileSync(join(root, file), "utf8");

const withoutCode = (text: string): string => text.replaceAll(/^ *```[^]*?^ *```$/gm, "");
