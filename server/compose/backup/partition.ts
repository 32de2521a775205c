import { refuseUnprepared } from "#adapters/postgres/backup/standstills.ts";
import { partitionByYear, type Opened } from "#adapters/postgres/partitions/partition-by-year.ts";
import type { Config } from "../../config.ts";
import { withPool, withSavedDatabase } from "./saved-database.ts";

type Report = (line: string) => void;

/** `npm run partition`, as the owner of the tables, while the program runs. */
export const partitionNow = (config: Config, report: Report): Promise<Opened[]> =>
  withSavedDatabase(config, report, (connectionString) =>
    withPool(connectionString, async (pool) => {
      await refuseUnprepared(pool);
      return partitionByYear(pool, new Date());
    }),
  );
