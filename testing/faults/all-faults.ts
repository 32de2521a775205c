import type { Socket } from "node:net";
import { until } from "../failover/cluster.ts";
import type { Taken } from "../load/gifts.ts";
import { openMany } from "./visitor.ts";
import type { OwnPostgres } from "./own-postgres.ts";

export type Site = Readonly<{
  database: OwnPostgres;
  port: number;
  url: string;
  kill: () => void;
  launch: () => Promise<void>;
  isUp: () => boolean;
}>;
type Giving = Readonly<{ taken: readonly Taken[]; failures: readonly { at: number; why: string }[] }>;
type Fault = Readonly<{
  name: string;
  begin: (site: Site) => Promise<"cannot" | void> | "cannot" | void;
  /** Until it is felt. */
  during?: (site: Site, giving: Giving) => Promise<void>;
  end: (site: Site) => Promise<void> | void;
}>;

const idle = 10_000;
const halfSent = 500;
const floodBytes = 200 * 1024;
const flooding = 400;
const enoughRefusals = 5;

const untilFelt = async (_: Site, { failures }: Giving): Promise<void> => {
  const before = failures.length;
  await until(async () => failures.length >= before + enoughRefusals, "Nobody felt it");
};
let open: Socket[] = [];
const closeAll = (): void => open.splice(0).forEach((socket) => void socket.destroy());

/** Each is begun, felt, looked at, and ended; nothing else is done about it. */
export const faults: readonly Fault[] = [
  {
    name: "database stopped at once, and started again",
    begin: ({ database }) => database.stopNow(),
    during: untilFelt,
    end: ({ database }) => database.start(),
  },
  {
    name: "database stands still",
    begin: ({ database }) => database.standStill(),
    during: untilFelt,
    end: ({ database }) => database.goOn(),
  },
  {
    name: "disk of the database full",
    begin: ({ database }) => (database.fillDisk ? database.fillDisk() : "cannot"),
    during: untilFelt,
    end: async ({ database }) => {
      database.freeDisk();
      // One that could not write its log has stopped by itself: whoever looks after it starts it.
      await database.stopNow();
      await database.start();
    },
  },
  {
    name: "program killed",
    begin: ({ kill }) => kill(),
    during: untilFelt,
    end: ({ launch }) => launch(),
  },
  {
    name: `${halfSent} requests half sent`,
    begin: async ({ port }) => {
      open = await openMany(
        port,
        halfSent,
        "POST /api/donations HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{",
      );
    },
    end: closeAll,
  },
  {
    name: `${idle} connections that say nothing`,
    begin: async ({ port }) => {
      open = await openMany(port, idle, "");
      if (open.length < idle) return (closeAll(), "cannot");
    },
    end: closeAll,
  },
  {
    name: "memory at its limit",
    begin: async ({ url }) => {
      const body = JSON.stringify({ message: "x".repeat(floodBytes) });
      const send = (place: number) =>
        fetch(`${url}/api/contact`, {
          method: "POST",
          headers: { "content-type": "application/json", "x-forwarded-for": `10.9.${place % 250}.1` },
          body,
        }).then(
          (answer) => answer.text(),
          () => "",
        );
      await Promise.all(Array.from({ length: flooding }, (_, place) => send(place)));
    },
    end: ({ isUp }) => {
      if (!isUp()) throw new Error("The program ended");
    },
  },
];
