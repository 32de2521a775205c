import { writeFile } from "node:fs/promises";
import { onMigratedDatabase } from "../own-server.ts";
import { tablesFile, tablesText } from "./tables-file.ts";

await writeFile(tablesFile, await onMigratedDatabase(tablesText));
