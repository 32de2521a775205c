// While developing, Vite's client and React's refresh must be in place before any component is loaded.
import "/@vite/client";
import refresh from "/@react-refresh";

refresh.injectIntoGlobalHook(window);
window.$RefreshReg$ = () => {};
window.$RefreshSig$ = () => (type) => type;
await import("./pre-hydration/entry.ts");
await import("./entry-client.tsx");
