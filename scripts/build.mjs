// Builds the pages: the browser's bundle, then the pre-hydration script by itself, so that it shares no file with the bundle, then
// the server's bundle, the compressed copies and the bill of materials.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { build } from "vite";
import { beginBuild } from "./lib/prepare.mjs";
import { billOfMaterials } from "./lib/sbom.mjs";

const endBuild = beginBuild();
await build({ logLevel: "warn" });
await build({
  configFile: false,
  logLevel: "warn",
  build: {
    outDir: "dist/client",
    emptyOutDir: false,
    manifest: ".vite/pre-hydration.json",
    target: "es2022",
    modulePreload: false,
    rolldownOptions: { input: { "pre-hydration": "app/pre-hydration/entry.ts" } },
  },
});
await build({
  logLevel: "warn",
  build: { ssr: "app/entry-server.tsx", outDir: "dist/server", manifest: false },
});
compressAll("dist/client");
writeFileSync("dist/bill-of-materials.cdx.json", JSON.stringify(billOfMaterials(), null, 2));
endBuild();

function compressAll(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile() || !/\.(js|css|svg|json|txt)$/.test(entry.name)) continue;
    const path = join(entry.parentPath, entry.name);
    const bytes = readFileSync(path);
    writeFileSync(
      `${path}.br`,
      brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    );
    writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
  }
}
