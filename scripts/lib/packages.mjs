// What the lock file installs, and what each package says of itself where it is installed here.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./prepare.mjs";

const marker = "node_modules/";

/** Every package of the lock file, once per name and version, sorted. */
export function lockedPackages() {
  const { packages } = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8"));
  const found = new Map();
  for (const [path, locked] of Object.entries(packages)) {
    if (!path) continue;
    const name = locked.name ?? path.slice(path.lastIndexOf(marker) + marker.length);
    const id = `${name}@${locked.version}`;
    // A package needed both by the program and by a tool counts as the program's.
    if (found.has(id) && locked.dev) continue;
    found.set(id, { ...locked, path, name, id });
  }
  return [...found.values()].toSorted((a, b) => (a.id < b.id ? -1 : 1));
}

/** What a person looks at before trusting a package: its content, whether it runs at installing, whose it is, where it is made. */
export function trustOf(locked) {
  const manifest = manifestAt(locked.path);
  return {
    package: locked.id,
    integrity: locked.integrity,
    ...(locked.hasInstallScript && { runsAtInstall: true }),
    ...(manifest && { people: peopleOf(manifest), source: sourceOf(manifest) }),
  };
}

function manifestAt(path) {
  const file = join(root, path, "package.json");
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;
}

/** Names alone: nobody's address is kept here. */
function peopleOf({ author, maintainers = [], contributors = [] }) {
  const names = [author, maintainers, contributors].flat().map((person) => {
    const name = typeof person === "string" ? person : (person?.name ?? "");
    return name.replace(/[<(].*$/, "").trim();
  });
  return [...new Set(names.filter((name) => name && !name.includes("@")))].toSorted((a, b) =>
    a < b ? -1 : 1,
  );
}

function sourceOf({ repository }) {
  const address = typeof repository === "string" ? repository : (repository?.url ?? "");
  return address
    .replace(/^git\+|^git:\/\/|\.git$|#.*$/g, "")
    .replace(/^(https?|ssh):\/\/(git@)?/, "")
    .replace(/^github:/, "github.com/")
    .replace(/\.git$/, "");
}
