import type { Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";

export const patienceWithReaders = {
  /** For how long an answer may wait without a byte of it being taken. */
  stalledMs: 30_000,
  /** So much may wait to be read by all of them together: a page by some thousands, or a report by fifty. */
  mostWaitingBytes: 256 * 1024 * 1024,
  lookEveryMs: 1_000,
};

/** Unread data stays in memory, and Node's timeout covers only idle connections. Connections with nothing to read may stay. */
export function cutSlowReaders(
  server: Server,
  { stalledMs, mostWaitingBytes, lookEveryMs }: typeof patienceWithReaders,
): void {
  // The last answer that was begun on a connection; those before it are sent first.
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
  /** In the order in which they were first seen to leave something unread. */
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
