import type { Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";

export const patienceWithReaders = {
  /** How long an answer may wait unread. */
  stalledMs: 30_000,
  /** For all connections: a page for some thousands, or a report for fifty. */
  mostWaitingBytes: 256 * 1024 * 1024,
  lookEveryMs: 1_000,
};

/** Unread data stays in memory, and Node's timeout covers only idle connections. Connections with nothing to read may stay. */
export function cutSlowReaders(
  server: Server,
  { stalledMs, mostWaitingBytes, lookEveryMs }: typeof patienceWithReaders,
): void {
  // The last answer on a connection; earlier ones are sent first.
  const answers = new WeakMap<Socket, ServerResponse>();
  server.timeout = stalledMs;
  server.on("request", ({ socket }, answer) => void answers.set(socket, answer));
  server.on("timeout", (socket) => {
    const isAnswering = answers.get(socket)?.writableFinished === false;
    if (isAnswering && socket.writableLength === 0) socket.setTimeout(stalledMs);
    else socket.destroy();
  });
  cutBeyond(server, mostWaitingBytes, lookEveryMs);
}

/** Readers of a byte now and then never stall: beyond the total limit the oldest is cut. */
function cutBeyond(server: Server, mostBytes: number, everyMs: number): void {
  const open = new Set<Socket>();
  /** In the order of their first unread data. */
  const waiting = new Set<Socket>();
  server.on("connection", (socket: Socket) => {
    open.add(socket);
    socket.once("close", () => open.delete(socket) && waiting.delete(socket));
  });
  const look = (): void => {
    let bytes = 0;
    for (const socket of open) {
      bytes += socket.writableLength;
      if (socket.writableLength > 0) waiting.add(socket);
      else waiting.delete(socket);
    }
    for (const socket of waiting) {
      if (bytes <= mostBytes) return;
      bytes -= socket.writableLength;
      socket.destroy();
    }
  };
  const looking = setInterval(look, everyMs).unref();
  server.once("close", () => clearInterval(looking));
}
