import { enableCompileCache } from "node:module";

// First: React chooses its build by this, and later starts skip compiling.
process.env["NODE_ENV"] = "production";
enableCompileCache();
// Reports a wrong variable at once: loading the whole program takes a second.
const { orRefuse } = await import("./start/or-refuse.ts");
const { readConfig } = await import("./config.ts");
await orRefuse(() => readConfig(process.env));
const { startServer } = await import("./start/start-server.ts");
const { renderingFromBuild } = await import("./pages/rendering.ts");
await startServer(renderingFromBuild);
