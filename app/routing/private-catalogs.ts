import type { Messages } from "../i18n/format-message.ts";

/** The words of pages behind the sign-in, listed apart: most visitors never need even the list. */
export const loaders = import.meta.glob<{ default: Messages }>("../messages/*/{own,staff}/*.json");
