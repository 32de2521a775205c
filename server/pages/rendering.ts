import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { RequestListener } from "node:http";
import { builtFiles } from "../static-files.ts";
import { builtAssets, type AssetsFor } from "./assets.ts";
import type { Renderer } from "./pages.ts";

/** How pages come to be: from the build, or from Vite while developing. */
export type Rendering = {
  renderer: () => Promise<Renderer>;
  assetsFor: AssetsFor;
  files?: ReturnType<typeof builtFiles>;
  /** Lets Vite answer for its own files before our routes are asked. */
  wrap?: (listener: RequestListener) => RequestListener;
  /** Vite's client needs what the strict policy of the built site forbids. */
  contentPolicy?: string;
};

const dist = join(import.meta.dirname, "../../dist");

export async function renderingFromBuild(): Promise<Rendering> {
  const built = pathToFileURL(join(dist, "server/entry-server.js")).href;
  const { render } = (await import(built)) as { render: Renderer };
  const client = join(dist, "client");
  return {
    renderer: () => Promise.resolve(render),
    assetsFor: builtAssets(client),
    files: builtFiles(client),
  };
}
