import type { Activity } from "./activity.ts";
import { dateType } from "./codes.ts";

type ActivityDate = Readonly<{ type: string; on: string; isActual: boolean }>;

const planned = (type: string, on: string): ActivityDate => ({ type, on, isActual: false });
const actual = (type: string, on: string): ActivityDate => ({ type, on, isActual: true });

/** What has begun has really begun; what is planned may still change. */
export function datesOf({ status, startsOn, endsOn }: Activity): ActivityDate[] {
  if (status === "PLANNED" || status === "CANCELLED")
    return [planned(dateType.plannedStart, startsOn), planned(dateType.plannedEnd, endsOn)];
  if (status === "COMPLETED")
    return [actual(dateType.actualStart, startsOn), actual(dateType.actualEnd, endsOn)];
  return [actual(dateType.actualStart, startsOn), planned(dateType.plannedEnd, endsOn)];
}
