// `npm run checks`: looks at the stored books now, prints each claim and whether it holds.
import { runCommand } from "./lib/prepare.mjs";

runCommand("server/start/check-books.ts");
