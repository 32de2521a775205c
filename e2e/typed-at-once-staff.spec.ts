import { ownPages } from "./site-map.ts";
import { typeAtOnce } from "./support/type-at-once.ts";

typeAtOnce("admin", ownPages.admin);
