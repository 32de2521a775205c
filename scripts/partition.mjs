// `npm run partition`: donations and lines of the books in parts of a year, see docs/scaling.md.
import { runCommand } from "./lib/prepare.mjs";

runCommand("server/start/partition.ts");
