import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { readEnvFile, withVariables, writeEnvFile } from "./env-file.ts";

const folder = mkdtempSync(join(tmpdir(), "open-hand-env-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("what is missing is added, what stood empty is filled in, and a person's own lines stay", () => {
  const before = "# ours\nPORT=3001\nPUBLIC_URL=\n\nMY_OWN='kept as it is' # why\n";
  expect(withVariables(before, { PUBLIC_URL: "https://a.example", TRUST_PROXY: "1" })).toBe(
    "# ours\nPORT=3001\nPUBLIC_URL=https://a.example\n\nMY_OWN='kept as it is' # why\nTRUST_PROXY=1\n",
  );
});

test("a value that somebody wrote is not replaced, but the new one would be the later line", () => {
  expect(withVariables("A=1\n", { B: "2" })).toBe("A=1\nB=2\n");
  expect(withVariables('A=""\n', { A: "2" })).toBe("A=2\n");
});

test.each(["Stichting <post@a.example>", "pa#ss word", "it's", "$HOME", "100%", ""])(
  "%j is read back as it was written",
  (value) => {
    const path = join(folder, "read-back.env");
    rmSync(path, { force: true });
    writeEnvFile(path, { VALUE: value, NEXT: "1" });
    expect(readEnvFile(path)).toEqual({ VALUE: value, NEXT: "1" });
  },
);

test("the file is its owner's alone, also when it was open before, and nothing is left beside it", () => {
  const path = join(folder, "secret.env");
  writeFileSync(path, "A=1\n");
  chmodSync(path, 0o644);
  writeEnvFile(path, { B: "2" });
  expect(statSync(path).mode & 0o777).toBe(0o600);
  expect(readFileSync(path, "utf8")).toBe("A=1\nB=2\n");
  expect(readdirSync(folder).filter((name) => name.startsWith("."))).toEqual([]);
});

test("a value of several lines is refused, and the file stays as it was", () => {
  const path = join(folder, "lines.env");
  writeFileSync(path, "A=1\n");
  expect(() => writeEnvFile(path, { B: "2\nC=3" })).toThrow("one line");
  expect(readFileSync(path, "utf8")).toBe("A=1\n");
  expect(readdirSync(folder).filter((name) => name.startsWith("."))).toEqual([]);
});
