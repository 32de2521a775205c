import type { Messages } from "../i18n/format-message.ts";

/** The words of pages behind the sign-in, listed apart: most visitors never need even the list. */
export const privateLoaders = import.meta.glob<{ default: Messages }>([
  "../messages/*/{dashboard,mend,monthly,my-papers,periodic,preferences,privacy,proof,support}.json",
  "../messages/*/{admin,admin-donations,admin-mail,admin-payments,agreements,analytics,application,audit,back-office,editor,expenses,exports,settings}.json",
]);
