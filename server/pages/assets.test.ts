import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { builtAssets, builtStyles } from "./assets.ts";

const build = mkdtempSync(join(tmpdir(), "open-hand-build-"));
afterAll(() => rmSync(build, { recursive: true }));

const latin = "assets/readex-pro-latin-1.woff2";
const arabic = "assets/readex-pro-arabic-1.woff2";
mkdirSync(join(build, ".vite"));
mkdirSync(join(build, "assets"));
writeFileSync(join(build, "assets/main-1.css"), "body{color:red}");
writeFileSync(
  join(build, ".vite/manifest.json"),
  JSON.stringify({
    "app/entry-client.tsx": {
      file: "assets/entry-1.js",
      imports: ["_shell.js"],
      css: ["assets/main-1.css"],
    },
    "_shell.js": { file: "assets/shell-1.js" },
    "_office.js": { file: "assets/office-1.js", css: ["assets/office-1.css", "assets/main-1.css"] },
    "app/screens/admin/page.tsx": { file: "assets/admin-1.js", imports: ["_shell.js", "_office.js"] },
    "app/screens/home/page.tsx": { file: "assets/page-1.js", imports: ["_shell.js"] },
    latin: { file: latin },
    arabic: { file: arabic },
    more: { file: "assets/readex-pro-latin-more-1.woff2" },
  }),
);

writeFileSync(
  join(build, ".vite/pre-hydration.json"),
  JSON.stringify({ "app/pre-hydration/entry.ts": { file: "assets/pre-hydration-1.js" } }),
);

test("a page names its first script, its modules after those they import, and the font of its language", () => {
  expect(builtAssets(build)(["app/screens/home/page.tsx"], "ar")).toEqual({
    script: "/assets/pre-hydration-1.js",
    modules: ["/assets/shell-1.js", "/assets/page-1.js", "/assets/entry-1.js"],
    sheets: [],
    fonts: [`/${arabic}`],
  });
  expect(builtAssets(build)([], "nl").fonts).toEqual([`/${latin}`]);
});

test("a page of the back office has its own sheet beside that of every page", () => {
  expect(builtAssets(build)(["app/screens/admin/page.tsx"], "en").sheets).toEqual(["/assets/office-1.css"]);
});

test("a page can contain the style sheet or import it", () => {
  expect(builtStyles(build)).toEqual({ whole: "body{color:red}", linked: '@import "/assets/main-1.css";' });
});
