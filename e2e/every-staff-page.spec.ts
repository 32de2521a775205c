import { walkOwnPages } from "./support/own-pages.ts";

/** Administrators see all that staff see, and more. */
walkOwnPages("admin");
