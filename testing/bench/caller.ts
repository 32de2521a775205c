import { connect, type Socket } from "node:net";

type Answer = Record<string, unknown>;
type Waiting = { resolve: (answer: Answer) => void; reject: (error: Error) => void; path: string };

/**
 * One donor's connection, kept from call to call. It knows just enough HTTP to post JSON and read the answer: the
 * donors share two cores with the program they measure, and Node's own client would take half as much as it.
 */
export function caller(port: number) {
  let socket: Socket | null = null;
  let waiting: Waiting | null = null;
  let received = "";

  const fail = (error: Error): void => {
    const failed = waiting;
    waiting = null;
    socket?.destroy();
    socket = null;
    failed?.reject(error);
  };

  const open = (): Socket => {
    received = "";
    return connect(port, "127.0.0.1")
      .setNoDelay()
      .setEncoding("latin1")
      .on("data", (chunk) => {
        received += String(chunk);
        read();
      })
      .on("error", fail)
      .on("close", () => fail(new Error("The connection was closed")));
  };

  const read = (): void => {
    const end = received.indexOf("\r\n\r\n");
    const length = Number(/\r\ncontent-length: (\d+)/i.exec(received.slice(0, end))?.[1]);
    if (end < 0 || received.length < end + 4 + length || !waiting) return;
    const body = received.slice(end + 4, end + 4 + length);
    const status = Number(received.slice(9, 12));
    const { resolve, reject, path } = waiting;
    received = "";
    waiting = null;
    if (status >= 300) reject(new Error(`${path} answered ${status}: ${body}`));
    else resolve(JSON.parse(body) as Answer);
  };

  return {
    post: (path: string, content: object, address: string): Promise<Answer> =>
      new Promise((resolve, reject) => {
        const body = JSON.stringify(content);
        waiting = { resolve, reject, path };
        socket ??= open();
        socket.write(
          `POST ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nContent-Type: application/json\r\n` +
            `Content-Length: ${Buffer.byteLength(body)}\r\nX-Forwarded-For: ${address}\r\n\r\n${body}`,
        );
      }),
    close: () => {
      socket?.removeAllListeners("close").destroy();
    },
  };
}
