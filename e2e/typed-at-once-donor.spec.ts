import { ownPages } from "./site-map.ts";
import { typeAtOnce } from "./support/type-at-once.ts";

typeAtOnce("donor", ownPages.donor);
