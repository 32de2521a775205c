import type { Server } from "node:http";
import type { Socket } from "node:net";

/** For how long an answer may wait without a byte of it being taken. */
export const stalledReaderMs = 30_000;

/**
 * Whoever asks for much and reads nothing makes us keep the rest in memory for as long as they like: such a connection is cut.
 * Node tells of a connection on which nothing moved, and a write that is being taken slowly moves. One on which an answer is
 * being made, or a page listens to live figures, has nothing waiting to be read, and may be as silent as it likes.
 */
export function cutSlowReaders(server: Server, stalledMs: number): void {
  const answering = new WeakSet<Socket>();
  server.timeout = stalledMs;
  server.on("request", ({ socket }, answer) => {
    answering.add(socket);
    answer.once("close", () => answering.delete(socket));
  });
  server.on("timeout", (socket) => {
    if (answering.has(socket) && socket.writableLength === 0) socket.setTimeout(stalledMs);
    else socket.destroy();
  });
}
