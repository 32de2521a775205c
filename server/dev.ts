import { createServer } from "vite";
import { startServer } from "./start/start-server.ts";
import { devAssets, devStyles } from "./pages/assets.ts";
import type { Renderer } from "./pages/render-page.ts";
import { paperTexts } from "./papers/paper-texts.ts";
import type { DrawPaper } from "./papers/render-paper.ts";

/** Compiles pages from source with Vite. The server restarts when one of its files changes. */
await startServer(async () => {
  const vite = await createServer({ server: { middlewareMode: true }, appType: "custom" });
  const load = async () =>
    (await vite.ssrLoadModule("/app/entry-server.tsx")) as { render: Renderer; renderPaper: DrawPaper };
  return {
    renderer: async () => (await load()).render,
    renderPaper: async (paper, language) => (await load()).renderPaper(paper, paperTexts(language)),
    // Unknown changes since the last start: make all papers again.
    paperVersion: new Date().toISOString(),
    assetsFor: devAssets,
    styles: devStyles,
    wrap: (listener) => (request, response) => {
      vite.middlewares(request, response, () => listener(request, response));
    },
    contentPolicy: "",
  };
});
