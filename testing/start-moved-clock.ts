import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage } from "node:http";
import { aheadHeader, movedClock } from "./moved-clock.ts";

// A program that is started with this file (`node --import`) believes what a request says of the time.
movedClock.begin();
subscribe("http.server.request.start", (message) => {
  const { request } = message as { request: IncomingMessage };
  const ahead = request.headers[aheadHeader];
  if (ahead !== undefined) movedClock.set(Number(ahead));
});
