import { createServer } from "vite";
import { startProgram } from "./program.ts";
import { devAssets } from "./pages/assets.ts";
import type { Renderer } from "./pages/pages.ts";

/** Pages straight from their sources, through Vite. The server itself restarts when one of its files changes. */
await startProgram(async () => {
  const vite = await createServer({ server: { middlewareMode: true }, appType: "custom" });
  return {
    renderer: async () =>
      ((await vite.ssrLoadModule("/app/entry-server.tsx")) as { render: Renderer }).render,
    assetsFor: devAssets,
    wrap: (listener) => (request, response) => {
      vite.middlewares(request, response, () => listener(request, response));
    },
    contentPolicy: "",
  };
});
