import { createServer, connect, type Server, type Socket } from "node:net";
import { join } from "node:path";
import { Client } from "pg";

/** The only way to a server, which can be shut, and on which everything can stand still. */
export type Door = Readonly<{
  port: number;
  /** Connections are cut, and nobody listens. */
  shut: () => Promise<void>;
  open: () => Promise<void>;
  /** Connections stay, and nothing moves on them; new ones are taken and hear nothing. */
  freeze: () => void;
  thaw: () => void;
}>;

export async function doorTo(target: string | { host: string; port: number }): Promise<Door> {
  const sockets = new Set<Socket>();
  let server: Server | undefined;
  let isFrozen = false;
  let port = 0;
  const track = (socket: Socket): Socket => {
    sockets.add(socket);
    socket.on("error", () => {}).on("close", () => sockets.delete(socket));
    return isFrozen ? socket.pause() : socket;
  };
  const open = async (): Promise<void> => {
    const listening = createServer({ noDelay: true }, (near) => {
      const far = connect(typeof target === "string" ? { path: target } : target);
      near.pipe(far).pipe(near);
      for (const [one, other] of [
        [near, far],
        [far, near],
      ] as const)
        track(one).on("close", () => other.destroy());
    });
    await new Promise<void>((resolve, reject) =>
      listening.once("error", reject).listen(port, "127.0.0.1", resolve),
    );
    const address = listening.address();
    if (address !== null && typeof address !== "string") port = address.port;
    server = listening;
  };
  await open();
  return {
    port,
    open,
    shut: async () => {
      const closed = new Promise((resolve) => server?.close(resolve));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
    freeze: () => {
      isFrozen = true;
      for (const socket of sockets) socket.pause();
    },
    thaw: () => {
      isFrozen = false;
      for (const socket of sockets) socket.resume();
    },
  };
}

/** The same database, reached through a door. */
export async function throughDoor(connectionString: string): Promise<{ door: Door; through: string }> {
  const { host, port, user, database } = new Client({ connectionString });
  const door = await doorTo(host.startsWith("/") ? join(host, `.s.PGSQL.${port}`) : { host, port });
  const { password } = new URL(connectionString);
  const account = `${encodeURIComponent(user ?? "")}${password ? `:${password}` : ""}`;
  return { door, through: `postgresql://${account}@127.0.0.1:${door.port}/${database ?? ""}` };
}
