import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { installationVariables } from "../../scripts/lib/installation.mjs";

const folder = mkdtempSync(join(tmpdir(), "open-hand-installation-"));
const file = join(folder, ".env");
beforeAll(() => writeFileSync(file, "APP_MODE=production\nDATABASE_URL=postgres://db/site\nPORT=3001\n"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const variablesOf = (environment: Record<string, string>) =>
  installationVariables(environment, folder, [file]);

test("a command reads the installation's file, and what the environment says wins", () => {
  const { variables } = variablesOf({ PORT: "4000", PATH: "/bin" });
  expect(variables).toEqual({
    APP_MODE: "production",
    DATABASE_URL: "postgres://db/site",
    PORT: "4000",
    PATH: "/bin",
  });
});

test("an environment that names a database is complete: nothing is added to it", () => {
  expect(variablesOf({ DATABASE_URL: "postgres://other/one" }).variables).toEqual({});
  expect(variablesOf({ APP_MODE: "production" }).variables).toEqual({});
});

test("beside the settings of production no demo database is made", () => {
  expect(variablesOf({ APP_MODE: "demo" }).refusal).toContain("is for production");
  expect(variablesOf({ DATA_DIR: "/somewhere" }).refusal).toContain("is for production");
});

test("without a file, or with one of a demonstration, the environment decides", () => {
  expect(installationVariables({ DATA_DIR: "/x" }, folder, []).variables).toEqual({});
  const demo = join(folder, "demo");
  writeFileSync(demo, "PORT=3001\n");
  expect(installationVariables({ DATA_DIR: "/x" }, folder, [demo]).variables).toEqual({});
  expect(installationVariables({}, folder, [demo]).variables).toEqual({ PORT: "3001" });
});
