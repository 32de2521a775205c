// `npm run cut-fonts`: writes the fonts of the pages, and says which letters each is for, for app/styles/fonts.css.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { fontFiles, unicodeRange } from "./lib/cut-fonts.mjs";
import { root } from "./lib/prepare.mjs";

for (const { name, letters, cut } of fontFiles) {
  const bytes = await cut();
  writeFileSync(join(root, "app/styles/fonts", name), bytes);
  process.stdout.write(`${name}, ${bytes.length} bytes\n  ${unicodeRange(letters).join(", ")}\n`);
}
