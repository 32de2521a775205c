import { enableCompileCache } from "node:module";

// Before anything else is loaded: React chooses its build by this, and later starts skip compiling.
process.env["NODE_ENV"] = "production";
enableCompileCache();
const { startServer } = await import("./start/start-server.ts");
const { renderingFromBuild } = await import("./pages/rendering.ts");
await startServer(renderingFromBuild);
