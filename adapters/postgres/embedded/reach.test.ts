import { chmodSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { inaccessibleFolder } from "./site.ts";

// Not TMPDIR: on some systems only its owner may enter it.
const home = mkdtempSync("/tmp/open-hand-reach-");
const project = path.join(home, "project");
const data = path.join(project, "data");
mkdirSync(data, { recursive: true });
afterAll(() => rmSync(home, { recursive: true }));

const me = { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0, name: "me" };
const colleague = { uid: 54321, gid: me.gid, name: "colleague" };
const stranger = { uid: 54321, gid: 54321, name: "stranger" };

function withModes(homeMode: number, projectMode: number): void {
  chmodSync(home, homeMode);
  chmodSync(project, projectMode);
  chmodSync(data, 0o755);
}

test("a folder is within reach when every folder on the way may be entered", () => {
  withModes(0o711, 0o755);
  expect(inaccessibleFolder(data, stranger)).toBeUndefined();
});

test("the outermost closed folder is named", () => {
  withModes(0o700, 0o700);
  expect(inaccessibleFolder(data, stranger)).toBe(home);
  withModes(0o755, 0o700);
  expect(inaccessibleFolder(data, stranger)).toBe(project);
});

test("the folder itself counts too", () => {
  withModes(0o755, 0o755);
  chmodSync(data, 0o750);
  expect(inaccessibleFolder(data, stranger)).toBe(data);
});

test("owner and group each go by their own rights", () => {
  withModes(0o700, 0o755);
  expect(inaccessibleFolder(data, me)).toBeUndefined();
  expect(inaccessibleFolder(data, colleague)).toBe(home);
  withModes(0o710, 0o755);
  expect(inaccessibleFolder(data, colleague)).toBeUndefined();
});
