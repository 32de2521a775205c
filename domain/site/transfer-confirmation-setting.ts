import * as z from "zod/mini";

/** In days: foundations import statements at least once a month. */
export const firstTransferConfirmation = 30;

/** How many days after an entered transfer a statement must show it. */
export const transferConfirmationSetting = z.int().check(z.minimum(1), z.maximum(3650));
