import tailwind from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { catalogs } from "./app/messages/vite-plugin.ts";

/**
 * What every page needs goes into one file. Left to itself the build cuts the shell into a crumb for each combination of screens
 * that share a module, and crumbs compress badly: the bare shell grew by a tenth with every dozen screens.
 */
const shell = new RegExp(
  [
    "node_modules/(react|react-dom|scheduler|wouter|regexparam|@lingui)/",
    "lucide-react/dist/esm/(?!icons)",
    "vite/preload-helper",
    "app/(i18n|routing|shell|page\\.tsx|public-url|posted-form|data/(api-cache|use-api|site|browser|record-keys))",
    "components/ui/(button|spinner|class-names|toast-store|use-toasts|lazy-toaster|plain-toaster|toast-region)",
    "domain/language",
    "screens/error",
  ].join("|"),
);

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
    rolldownOptions: isSsrBuild
      ? { input: "app/entry-server.tsx" }
      : {
          input: "app/entry-client.tsx",
          output: { codeSplitting: { groups: [{ name: "shell", test: shell, priority: 10 }] } },
        },
  },
}));
