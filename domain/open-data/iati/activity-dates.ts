import type { Activity } from "./activity.ts";
import { dateType } from "./codes.ts";

type ActivityDate = Readonly<{ type: string; on: string; isActual: boolean }>;

const planned = (type: string, on: string): ActivityDate => ({ type, on, isActual: false });
const actual = (type: string, on: string): ActivityDate => ({ type, on, isActual: true });

/** Started projects have actual dates, planned ones may change. */
export function datesOf({ status, startsOn, endsOn }: Activity): ActivityDate[] {
  if (status === "PLANNED" || status === "CANCELLED")
    return [planned(dateType.plannedStart, startsOn), planned(dateType.plannedEnd, endsOn)];
  if (status === "COMPLETED")
    return [actual(dateType.actualStart, startsOn), actual(dateType.actualEnd, endsOn)];
  return [actual(dateType.actualStart, startsOn), planned(dateType.plannedEnd, endsOn)];
}
