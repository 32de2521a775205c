import type { GrantCall } from "./schema.ts";
import { lessAlone } from "./samples/less-alone.ts";
import { readyStreets } from "./samples/ready-streets.ts";
import { smallPlans } from "./samples/small-plans.ts";

export const grantCalls = (today: string): GrantCall[] => [
  smallPlans(today),
  lessAlone(today),
  readyStreets(today),
];
