import type { Plugin } from "vite";

const routeFile = /\/(app\/screens\/.+)\/route\.ts$/;
const loading = /load: \(\) => import\("\.\/([\w-]+\.tsx)"\)/g;

const query = /\bquery: \{[^}]*\},/g;

/** Adds the name of the imported file to each `load`. */
export const withSources = (code: string, folder: string): string =>
  code.replaceAll(loading, (load, file: string) => `source: "${folder}/${file}", ${load}`);

/** Removes the query names of each route. */
export const withoutQuery = (code: string): string => code.replaceAll(query, "");

/** Adds the module of each route, which the server preloads in the head. Browsers get neither that nor the query names. */
export function screenSources(): Plugin {
  return {
    name: "open-hand-screen-sources",
    enforce: "pre",
    transform(code, id, options) {
      const folder = routeFile.exec(id)?.[1];
      if (!folder) return null;
      return { code: options?.ssr ? withSources(code, folder) : withoutQuery(code), map: null };
    },
  };
}
