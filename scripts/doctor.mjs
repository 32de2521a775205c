// `npm run doctor`: looks for what is wrong with how the site runs.
import { runCommand } from "./lib/prepare.mjs";

runCommand("server/start/doctor.ts");
