// Commands work on the installation that was set up, also when its variables are not in the environment.
import { accessSync, constants, existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";

const systemFile = "/etc/open-hand/environment";

/**
 * The variables to add from the installation's file, or `{ refusal }`. An environment that names a database, a data folder
 * or a mode decides for itself; but it gets no demo database beside the settings of production.
 */
export function installationVariables(environment, folder, files = [join(folder, ".env"), systemFile]) {
  const file = files.find((each) => existsSync(each));
  if (file === undefined) return { variables: {} };
  if (!isReadable(file))
    return { refusal: `${file} cannot be read by this account: run the command as root, or as its owner.` };
  const stored = parseEnv(readFileSync(file, "utf8"));
  const decides = ["APP_MODE", "DATABASE_URL", "DATA_DIR"].some((name) => environment[name]);
  if (!decides) return { variables: { ...stored, ...environment } };
  const isDemo = !environment.DATABASE_URL && environment.APP_MODE !== "production";
  if (isDemo && stored.APP_MODE === "production")
    return {
      refusal: `${file} is for production, and this would make a demo database beside it: unset APP_MODE and DATA_DIR, or use another folder.`,
    };
  return { variables: {} };
}

function isReadable(file) {
  try {
    accessSync(file, constants.R_OK);
    return true;
  } catch {
    return false;
  }
}
