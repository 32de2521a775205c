import type { GrantCall } from "../kinds/grant-call.ts";
import { lessAlone } from "./grant-calls/less-alone.ts";
import { readyStreets } from "./grant-calls/ready-streets.ts";
import { smallPlans } from "./grant-calls/small-plans.ts";

export const grantCalls = (today: string): GrantCall[] => [
  smallPlans(today),
  lessAlone(today),
  readyStreets(today),
];
