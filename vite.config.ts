import tailwind from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { catalogs } from "./app/messages/vite-plugin.ts";
import { screenSources } from "./app/routes/vite-plugin.ts";

/**
 * What every page needs goes into one file. Left to itself the build cuts the shell into a crumb for each combination of screens
 * that share a module, and crumbs compress badly: the bare shell grew by a tenth with every dozen screens.
 */
const shell = new RegExp(
  [
    "node_modules/(react|react-dom|scheduler|wouter|regexparam)/",
    "app/(routing/(?!private|source)|routes/(?!own|source|staff)|shell/(?!require|staff)|page\\.tsx|public-url|posted-form)",
    "app/(i18n/(format|locale|numbers|text|language)|data/(api-cache|use-api|site|browser|record-keys))",
    "components/ui/(badge|button|icons|skeleton|spinner|value-badge|class-names|toast-store|use-toasts|lazy-toaster|plain-toaster|toast-region)",
    "domain/language",
    "screens/error",
  ].join("|"),
);

/** Likewise the parts of forms; not the schema of an account or amount, nor fees, providers and sums, which few pages need. */
const forms =
  /domain\/money\/(?!added-account|cents-field|cover-fees|online-method|providers|sums)|domain\/giving\/start\/form-fields|components\/(ui\/(field|text-input|textarea|checkbox|radio-group|native-select|select-options|notice|error-summary)|form-guard)/;

/**
 * Around each import that waits the build puts a function of its own, which fetches the files that will be needed beforehand. The
 * server names those files in the page's head, so the function has nothing to do and would be dead weight: it is taken off where
 * it stands around a bare import, and does nothing elsewhere.
 */
const importsArePlain = {
  name: "imports-are-plain",
  enforce: "pre",
  load: (id: string) =>
    id === "\0vite/preload-helper.js" ? "export const __vitePreload = (load) => load();" : null,
  renderChunk: (code: string) => ({
    code: code.replaceAll(/__vitePreload\(\(\) => (import\("[^"]+"\)), __VITE_PRELOAD__\)/g, "$1"),
    map: null,
  }),
} as const;

export default defineConfig(({ command, isSsrBuild }) => ({
  appType: "custom",
  plugins: [catalogs(), screenSources(), react(), tailwind(), ...(isSsrBuild ? [] : [importsArePlain])],
  // React has had this hook for years; the router still brings a stand-in for older ones.
  resolve: { alias: { "use-sync-external-store/shim/index.js": "react" } },
  // What React does for its developer tools, which nobody opens on a built page.
  ...(command === "build" && { define: { __REACT_DEVTOOLS_GLOBAL_HOOK__: "undefined" } }),
  json: { namedExports: false, stringify: true },
  build: {
    outDir: "dist/client",
    manifest: !isSsrBuild,
    target: "es2022",
    assetsInlineLimit: 0,
    // The server names a page's files in its head; a list of all files of all pages in every script would cost 3 KB.
    modulePreload: false,
    rolldownOptions: isSsrBuild
      ? // The same names of assets as in the browser's build.
        { input: "app/entry-server.tsx", output: { hashCharacters: "hex" } }
      : {
          input: "app/entry-client.tsx",
          output: {
            // Every page names a hundred of them, and their letters do not compress.
            chunkFileNames: "assets/[name]-[hash:7].js",
            hashCharacters: "hex",
            codeSplitting: {
              groups: [
                { name: "shell", test: shell, priority: 10 },
                { name: "forms", test: forms, priority: 5 },
              ],
            },
          },
        },
  },
}));
