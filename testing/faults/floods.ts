import type { Socket } from "node:net";
import { demoCookie } from "../demo-cookie.ts";
import { until } from "../failover/cluster.ts";
import type { Fault, Giving, Site } from "./all-faults.ts";
import { statusOf, toldStatuses } from "./calls.ts";
import { openMany } from "./visitor.ts";

const callers = 64;
const giftsMeanwhile = 100;
const giftsBefore = 20;
const slowReaders = 300;
const askedBySlowReader = 100;
const headerFloods = 500;
const headerLines = 150;
const documents = [
  "annual-report-2023",
  "financial-audit-2023",
  "impact-report-2023",
  "governance-documents",
];

type Ask = (call: number) => Promise<number>;

/** Ask again as soon as they are answered, until they are stopped. */
function crowd(ask: Ask) {
  const statuses: number[] = [];
  const over = new AbortController();
  let calls = 0;
  const caller = async (): Promise<void> => {
    while (!over.signal.aborted) statuses.push(await ask(calls++));
  };
  const everyone = Promise.all(Array.from({ length: callers }, caller));
  return {
    stop: async (): Promise<string> => {
      over.abort();
      await everyone;
      return toldStatuses(statuses);
    },
  };
}

/** From another address each time, as from rented machines. */
const from = (call: number): Record<string, string> => ({
  "x-forwarded-for": `172.16.${(call >> 8) & 255}.${call & 255}`,
});

const perSecond = (gifts: Giving["taken"]): number => {
  const [first, last] = [gifts[0]?.at ?? 0, gifts.at(-1)?.at ?? 0];
  return ((gifts.length - 1) / (last - first)) * 1000;
};

/** Nobody who gives is to be refused for it: gifts go on, at the pace that is told. */
async function whileGiving({ taken, failures }: Giving): Promise<string> {
  const [begun, refused] = [taken.length, failures.length];
  await until(async () => taken.length >= begun + giftsMeanwhile, "Nobody could give meanwhile");
  const why = failures[refused]?.why;
  if (why !== undefined) throw new Error(`${failures.length - refused} gifts failed, the first: ${why}`);
  const before = perSecond(taken.slice(Math.max(0, begun - giftsBefore), begun));
  const during = perSecond(taken.slice(begun));
  return `${giftsMeanwhile} gifts, none failed, ${during.toFixed(0)} a second (before: ${before.toFixed(0)})`;
}

/** A crowd of callers, for as long as it takes others to give. */
function floodOf(name: string, asking: (site: Site) => Promise<Ask> | Ask): Fault {
  let flood: ReturnType<typeof crowd> | undefined;
  return {
    name: `flood of ${name}`,
    begin: async (site) => {
      flood = crowd(await asking(site));
    },
    during: (_, giving) => whileGiving(giving),
    end: () => flood?.stop(),
  };
}

/** Connections that send so much and then neither send nor read. */
function floodOfConnections(name: string, count: number, bytes: string): Fault {
  let open: Socket[] = [];
  return {
    name: `flood of ${name}`,
    begin: async ({ port }) => {
      open = await openMany(port, count, bytes);
      if (open.length < count) return "cannot";
    },
    during: (_, giving) => whileGiving(giving),
    end: () => open.splice(0).forEach((socket) => void socket.destroy()),
  };
}

/** What takes a share of the program without giving anything: none takes more than its own. */
export const floods: readonly Fault[] = [
  floodOf("pages with a question nobody asked before", ({ url }) => {
    const pages = ["/nl/donate?custom=", "/projects?program=", "/ar?campaign="];
    return (call) => statusOf(url + pages[call % pages.length] + call, { headers: from(call) });
  }),
  floodOf(
    "made-up records",
    ({ url }) =>
      (call) =>
        statusOf(`${url}/api/projects/made-up-${call}`, { headers: from(call) }),
  ),
  floodOf("papers", async ({ url }) => {
    const cookie = await demoCookie((path, init) => fetch(url + path, init), "donor");
    const year = new Date().getFullYear();
    return (call) => {
      const language = ["en", "nl", "ar"][call % 3];
      const path =
        call % 2 === 0
          ? `/documents/${documents[(call / 2) % documents.length]}.pdf?lang=${language}`
          : `/api/my/statements/${year - (call % 5)}.pdf?language=${language}`;
      return statusOf(url + path, { headers: { ...from(call), cookie } });
    };
  }),
  floodOf("searches by staff", async ({ url }) => {
    const cookie = await demoCookie((path, init) => fetch(url + path, init), "admin");
    return (call) => statusOf(`${url}/api/admin/donations?q=giver-${call}`, { headers: { cookie } });
  }),
  floodOfConnections(
    "readers who do not read",
    slowReaders,
    "GET /nl/programs HTTP/1.1\r\nHost: x\r\n\r\n".repeat(askedBySlowReader),
  ),
  floodOfConnections(
    "headers without an end",
    headerFloods,
    `GET / HTTP/1.1\r\nHost: x\r\n${Array.from({ length: headerLines }, (_, line) => `X-${line}: ${"y".repeat(80)}\r\n`).join("")}`,
  ),
];
