import type { Plugin } from "vite";

const routeFile = /\/(app\/screens\/.+)\/route\.ts$/;
const loading = /load: \(\) => import\("\.\/([\w-]+\.tsx)"\)/g;

/** Beside each `load` the name of the file it asks for. */
export const withSources = (code: string, folder: string): string =>
  code.replaceAll(loading, (load, file: string) => `source: "${folder}/${file}", ${load}`);

/**
 * The server names a screen's files in the page's head, and must know from which module the screen is made. A route says so once,
 * where it loads the screen; the build writes it down for the server. To browsers it would be dead weight.
 */
export function screenSources(): Plugin {
  return {
    name: "open-hand-screen-sources",
    enforce: "pre",
    transform(code, id, options) {
      const folder = routeFile.exec(id)?.[1];
      return folder && options?.ssr ? { code: withSources(code, folder), map: null } : null;
    },
  };
}
