import { picturesRoute } from "../screens/pictures/route.ts";
import { figureRoute } from "../screens/figure/route.ts";
import { openDataRoute } from "../screens/open-data/route.ts";
import { anbiRoute } from "../screens/anbi/route.ts";
import { openExpensesRoute } from "../screens/expenses/route.ts";
import { openExpenseRoute } from "../screens/expense/route.ts";
import { verifyRoute } from "../screens/verify/route.ts";
import { logRoute } from "../screens/log/route.ts";
import type { PublicRoute } from "./route.ts";

/** Public. Browsers load this table on demand, because few need it. */
export const sourceRoutes: readonly PublicRoute[] = [
  picturesRoute,
  figureRoute,
  openDataRoute,
  anbiRoute,
  openExpensesRoute,
  openExpenseRoute,
  verifyRoute,
  logRoute,
];
