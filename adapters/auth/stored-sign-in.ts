import type pg from "pg";
import { storedAccounts } from "./stored-accounts.ts";
import { storedDevices } from "./stored-devices.ts";
import { storedOpenIdSubjects } from "./stored-openid-subjects.ts";
import { storedPasskeys } from "./stored-passkeys.ts";
import { storedSecrets } from "./stored-secrets.ts";
import { storedSignInSessions } from "./stored-sign-in-sessions.ts";

/** All stored sign-in data. */
export const storedSignIn = (pool: pg.Pool) => ({
  accounts: storedAccounts(pool),
  devices: storedDevices(pool),
  sessions: storedSignInSessions(pool),
  passkeys: storedPasskeys(pool),
  secrets: storedSecrets(pool),
  openIdSubjects: storedOpenIdSubjects(pool),
});
