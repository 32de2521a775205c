import type { Socket } from "node:net";
import type { LoopbackSmtp } from "#adapters/mail/loopback-smtp.fixtures.ts";
import { until } from "../failover/cluster.ts";
import type { Taken } from "../load/gifts.ts";
import { aheadHeader } from "../moved-clock.ts";
import { fillMemory } from "./fill-memory.ts";
import { floods } from "./floods.ts";
import { openMany } from "./visitor.ts";
import type { OwnPostgres } from "./own-postgres.ts";

export type Site = Readonly<{
  database: OwnPostgres;
  mail: LoopbackSmtp;
  port: number;
  url: string;
  kill: () => void;
  launch: () => Promise<void>;
  isUp: () => boolean;
  /** The most memory that the program has ever had. */
  peakMb: () => number;
}>;
export type Giving = Readonly<{ taken: readonly Taken[]; failures: readonly { at: number; why: string }[] }>;
export type Fault = Readonly<{
  name: string;
  /** What is worth telling of it; `cannot` if this machine does not allow it. */
  begin: (site: Site) => Promise<string | void> | string | void;
  /** Until it is felt, or gifts have gone on; what is worth telling of that. */
  during?: (site: Site, giving: Giving) => Promise<string | void>;
  /** What is worth telling once it is over. */
  end: (site: Site) => Promise<string | void> | string | void;
}>;

const idle = 10_000;
const halfSent = 500;
const giftsMeanwhile = 10;
const hourMs = 60 * 60_000;
const enoughRefusals = 5;

const untilFelt = async (_: Site, { failures }: Giving): Promise<void> => {
  const before = failures.length;
  await until(async () => failures.length >= before + enoughRefusals, "Nobody felt it");
};
/** Nobody is to feel it: gifts go on. */
const whileGiving = async (_: Site, { taken }: Giving): Promise<void> => {
  const before = taken.length;
  await until(async () => taken.length >= before + giftsMeanwhile, "Nobody could give meanwhile");
};
const setClock = async ({ url }: Site, aheadMs: number): Promise<void> => {
  await (await fetch(`${url}/nl/status`, { headers: { [aheadHeader]: String(aheadMs) } })).text();
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
    end: ({ database }) => database.resume(),
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
    name: "mail server down",
    begin: ({ mail }) => {
      mail.setManner("vanish_before_greeting");
      mail.hangUpOnEveryone();
    },
    during: whileGiving,
    end: ({ mail }) => mail.setManner("accept"),
  },
  {
    name: "mail server takes a letter and falls silent",
    begin: ({ mail }) => mail.setManner("fall_silent"),
    during: async (site, giving) => {
      await site.mail.silent;
      await whileGiving(site, giving);
    },
    end: ({ mail }) => {
      mail.setManner("accept");
      mail.hangUpOnEveryone();
    },
  },
  {
    name: "clock an hour ahead, then an hour behind",
    begin: (site) => setClock(site, hourMs),
    during: async (site, giving) => {
      await whileGiving(site, giving);
      await setClock(site, -hourMs);
      await whileGiving(site, giving);
    },
    end: (site) => setClock(site, 0),
  },
  {
    name: "memory at its limit",
    begin: async ({ url, peakMb }) => `${await fillMemory(url)}; never more than ${peakMb()} MB`,
    end: ({ isUp }) => {
      if (!isUp()) throw new Error("The program ended");
    },
  },
  ...floods,
];
