import { setTimeout as pause } from "node:timers/promises";
import { keysIn } from "./keys.ts";
import { checkProviders } from "./provider-check.ts";
import { say } from "../say.ts";

/** `npm run provider-check`: exit code 1 when a belief does not hold, or could not be asked. */
process.exitCode = await checkProviders({
  keys: keysIn(process.env),
  say,
  pause,
});
