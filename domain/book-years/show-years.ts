import { yearOf } from "#domain/calendar/day.ts";
import type { BookYear } from "./book-year.ts";
import type { BookYears } from "./ports.ts";

type Needs = Pick<BookYears, "list"> & { today: () => string };

export const showYears =
  ({ list, today }: Needs) =>
  async (viewerId: string): Promise<BookYear[]> =>
    (await list()).map(({ reopeningAskedBy, events, ...year }) => ({
      ...year,
      isOver: year.year < yearOf(today()),
      reopeningAsked: reopeningAskedBy === null ? null : { byYou: reopeningAskedBy === viewerId },
      events: [...events],
    }));
