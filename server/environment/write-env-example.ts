import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { envExample } from "./env-example.ts";

/** `npm run env-example`, after a variable was added or described differently. */
writeFileSync(join(import.meta.dirname, "..", "..", ".env.example"), envExample());
