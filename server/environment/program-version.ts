import { readFileSync } from "node:fs";
import * as z from "zod";

const facts = z.object({ version: z.string() });

export const programVersion = facts.parse(
  JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8")),
).version;
