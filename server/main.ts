import { enableCompileCache } from "node:module";

// Before anything else is loaded: React chooses its build by this, and later starts skip compiling.
process.env["NODE_ENV"] = "production";
enableCompileCache();
// A variable that is wrong is told at once: loading all of the program takes a second.
const { orRefuse } = await import("./start/or-refuse.ts");
const { readConfig } = await import("./config.ts");
await orRefuse(() => readConfig(process.env));
const { startServer } = await import("./start/start-server.ts");
const { renderingFromBuild } = await import("./pages/rendering.ts");
await startServer(renderingFromBuild);
