import tailwind from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { catalogs } from "./app/messages/vite-plugin.ts";

export default defineConfig(({ isSsrBuild }) => ({
  appType: "custom",
  plugins: [catalogs(), react(), tailwind()],
  json: { namedExports: false, stringify: true },
  build: {
    outDir: "dist/client",
    manifest: !isSsrBuild,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: isSsrBuild ? "app/entry-server.tsx" : "app/entry-client.tsx" },
  },
}));
