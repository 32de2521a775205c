import { connect, type Socket } from "node:net";

type Message = Readonly<{ body: string; headers: Readonly<Record<string, string>> }>;
type Taken = (isTaken: boolean) => void;
type Connection = { socket: Socket; waiting: Taken[]; received: string };

const timeoutMs = 5_000;
const atOnce = 4;

/**
 * Posts JSON to our own server and says whether each was taken. Those of one moment go out together over a few connections, one behind the
 * other, and are answered in the same order: Node's own client makes a request and a connection's turn of each, which at
 * many notices a second cost more than what they bring about. It reads just enough HTTP for that; whatever it does not
 * understand was not taken, and is sent again.
 */
export function pipelinedPosts() {
  const connections = new Map<string, Connection>();
  let turn = 0;

  return ({ host, hostname, port, pathname }: URL, { body, headers }: Message): Promise<boolean> =>
    new Promise((resolve) => {
      turn = (turn + 1) % atOnce;
      const name = `${host} ${turn}`;
      const connection = connections.get(name) ?? open(name, hostname, Number(port));
      connection.waiting.push(resolve);
      const lines = Object.entries(headers).map(([header, value]) => `${header}: ${value}\r\n`);
      connection.socket.cork();
      connection.socket.write(
        `POST ${pathname} HTTP/1.1\r\nhost: ${host}\r\ncontent-type: application/json\r\n` +
          `content-length: ${Buffer.byteLength(body)}\r\n${lines.join("")}\r\n${body}`,
      );
      process.nextTick(() => connection.socket.uncork());
    });

  function open(name: string, hostname: string, port: number): Connection {
    const socket = connect(port, hostname.replace(/^\[|\]$/g, ""));
    const connection: Connection = { socket, waiting: [], received: "" };
    connections.set(name, connection);
    const end = (): void => {
      if (connections.get(name) === connection) connections.delete(name);
      socket.destroy();
      for (const taken of connection.waiting.splice(0)) taken(false);
    };
    socket.setNoDelay().setEncoding("latin1").setTimeout(timeoutMs);
    socket.on("data", (chunk) => {
      connection.received += String(chunk);
      if (!readAnswers(connection)) end();
    });
    socket.on("timeout", end).on("error", end).on("close", end);
    return connection;
  }
}

/** All answers that are there. False: this is none. */
function readAnswers(connection: Connection): boolean {
  for (;;) {
    const { received } = connection;
    const head = received.indexOf("\r\n\r\n");
    if (head < 0) return true;
    const length = /\r\ncontent-length: *(\d+)/i.exec(received.slice(0, head))?.[1];
    const taken = connection.waiting[0];
    if (length === undefined || !taken || !received.startsWith("HTTP/1.1 ")) return false;
    const end = head + "\r\n\r\n".length + Number(length);
    if (received.length < end) return true;
    connection.received = received.slice(end);
    connection.waiting.shift();
    taken(received.startsWith("2", "HTTP/1.1 ".length));
  }
}
