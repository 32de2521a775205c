import type { Messages } from "../i18n/format-message.ts";

/** The words of pages that say where figures come from, listed apart as few visitors go there. */
export const loaders = import.meta.glob<{ default: Messages }>("../messages/*/source/*.json");
