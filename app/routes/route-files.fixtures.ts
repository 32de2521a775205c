import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path/posix";
import type { Route } from "./route.ts";

const root = join(import.meta.dirname, "../..");

export type RouteFile = { folder: string; code: string; routes: readonly Route[] };

/** Files under app/screens, as they are named from the root. */
export const screenFiles: readonly string[] = readdirSync(join(root, "app/screens"), {
  recursive: true,
  encoding: "utf8",
}).map((file) => `app/screens/${file.replaceAll("\\", "/")}`);

/** Every `route.ts` of a screen, with what it exports. */
export const routeFiles: readonly RouteFile[] = await Promise.all(
  screenFiles
    .filter((file) => file.endsWith("/route.ts"))
    .map(async (file) => {
      const exported = (await import(join(root, file))) as Record<string, Route | readonly Route[]>;
      return {
        folder: dirname(file),
        code: readFileSync(join(root, file), "utf8"),
        routes: Object.values(exported).flat(),
      };
    }),
);
