import { walkOwnPages } from "./support/own-pages.ts";

walkOwnPages("donor");
