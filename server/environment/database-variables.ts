import * as z from "zod";
import { variable } from "./describe-variable.ts";

/** Made again for each: a description belongs to one schema. */
const address = () => z.url({ protocol: /^postgres(ql)?$/, error: "must start with postgres://" }).optional();

export const databaseVariables = {
  DATABASE_URL: variable(address(), {
    group: "Database",
    means: "A PostgreSQL server, 15 or newer. A demonstration starts its own under DATA_DIR.",
    production: "required",
    example: "postgres://open_hand:password@127.0.0.1:5432/open_hand",
  }),
  DATABASE_OWNER_URL: variable(address(), {
    group: "Database",
    means:
      "The same database as the owner of its tables, who changes them at an upgrade. DATABASE_URL is then a role that owns nothing.",
    example: "postgres://open_hand_owner:password@127.0.0.1:5432/open_hand",
  }),
  DATABASE_DIRECT_URL: variable(address(), {
    group: "Database",
    means:
      "Set it when DATABASE_URL leads through a pooler that shares connections (PgBouncer in transaction mode): the same role and database without it.",
    example: "postgres://open_hand:password@127.0.0.1:5432/open_hand",
  }),
  DATABASE_READ_URL: variable(address(), {
    group: "Database",
    means:
      "A replica of the same database, for the same role: exports, analytics and open data are read there as long as it keeps up.",
    example: "postgres://open_hand:password@127.0.0.2:5432/open_hand",
  }),
  DATA_DIR: variable(z.string().default("./data"), {
    group: "Database",
    means:
      "Where a demonstration keeps its database and the secrets it made; backups too, unless BACKUP_TO names a place.",
    unset: "./data",
  }),
};
