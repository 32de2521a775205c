import { parquetReadObjects } from "hyparquet";
import { contract } from "#contract/contract.ts";
import { pictureNames } from "#domain/pictures/names.ts";

type App = Readonly<{ request: (path: string, init: RequestInit) => Response | Promise<Response> }>;
/** The numbers in each public answer, by its address. Amounts are cents. */
export type PublicAnswers = ReadonlyMap<string, readonly number[]>;

/** Everything that a visitor without an account can read, but the drawing of pages, which are made from these answers. */
export async function publicAnswers(app: App, days: readonly string[] = []): Promise<PublicAnswers> {
  const read = new Map<string, string>();
  const readOne = async (path: string): Promise<string> => {
    // Each request from another address, because an attacker has many.
    const address = `2001:db8:${(read.size + 1).toString(16)}::1`;
    const response = await app.request(path, { headers: { "x-forwarded-for": address } });
    if (response.status === 429) throw new Error(`${path} was refused: the program must trust one proxy`);
    const text = await textOf(path, response);
    if (response.status < 400) read.set(path, text);
    return text;
  };
  const anonymous = Object.entries(contract)
    .filter(([name, { who }]) => name.startsWith("GET ") && who === "anyone")
    .map(([name]) => name.slice("GET ".length));
  for (const path of anonymous.filter((each) => !each.includes(":") && !isPersonal(each)))
    await readOne(path);
  for (const path of anonymous.filter((each) => /^[^:]*\/:\w+$/.test(each)))
    for (const id of idsIn(read.get(path.slice(0, path.lastIndexOf("/"))) ?? ""))
      await readOne(path.replace(/:\w+$/, id));
  const files = [
    ...(read.get("/api/open-data/manifest") ?? "").matchAll(/"name":"([^"]+(?:csv|json|xml|parquet))"/g),
  ];
  for (const [, file = ""] of files) await readOne(`/api/open-data/files/${file}`);
  for (const day of days)
    for (const query of [`on=${day}`, `known=${day}`, `on=${day}&known=${day}`])
      for (const path of ["/api/figures", "/api/figures/raised", "/api/figures/spent"])
        await readOne(`${path}?${query}`);
  for (const id of idsIn(read.get("/api/figures") ?? "")) {
    await readOne(`/figures/${id}.svg`);
    await readOne(`/embed/figures/${id}`);
  }
  for (const name of pictureNames)
    for (const path of [`/pictures/${name}.svg`, `/pictures/${name}-narrow.svg`, `/embed/pictures/${name}`])
      await readOne(path);
  for (const path of ["/sitemap.xml", "/posts/feed.xml", "/api/transparency/log?from=0"]) await readOne(path);
  return new Map([...read].map(([path, text]) => [path, numbersIn(text)]));
}

const isPersonal = (path: string): boolean => /^\/api\/(?:login|logout|my|user)/.test(path);

async function textOf(path: string, response: Response): Promise<string> {
  if (path === "/api/live-figures") return firstPart(response);
  if (!path.endsWith(".parquet")) return response.text();
  const rows = await parquetReadObjects({ file: await response.arrayBuffer() });
  return JSON.stringify(rows, (_, value: unknown) => (typeof value === "bigint" ? Number(value) : value));
}

async function firstPart(response: Response): Promise<string> {
  const reader = response.body?.getReader();
  if (!reader) return "";
  let text = "";
  while (!text.includes("data:")) text += new TextDecoder().decode((await reader.read()).value);
  await reader.cancel();
  return text;
}

const idsIn = (text: string): string[] => [
  ...new Set([...text.matchAll(/"(?:id|number)":"?([\w-]+)"?/g)].map(([, id = ""]) => id)),
];

/** Data is in cents, with commas between numbers; texts are in euros, with or without decimals. */
function numbersIn(text: string): number[] {
  const isText = text.startsWith("<");
  const found = text.matchAll(
    isText ? /\d{1,3}(?:[.,]\d{3})+(?:[.,]\d\d)?|\d+(?:[.,]\d\d)?/g : /(?<!\w)\d+(?!\w)/g,
  );
  return [...found].map(([each]) => {
    const digits = Number(each.replace(/[.,]/g, ""));
    return isText && !/[.,]\d\d$/.test(each) ? digits * 100 : digits;
  });
}

/** Where an amount can be read, or computed from two numbers: from one answer before and after, or one answer of two addresses. */
export function revealing(cents: number, before: PublicAnswers, after: PublicAnswers): string[] {
  return [...after].flatMap(([path, now]) => {
    const then = before.get(path) ?? [];
    const [added, gone] = [without(now, then), without(then, now)];
    const isShown = added.includes(cents);
    const isDifference = added.some((one) => gone.some((other) => Math.abs(one - other) === cents));
    return isShown || isDifference ? [path] : [];
  });
}

const without = (from: readonly number[], what: readonly number[]): number[] => {
  const left = new Map<number, number>();
  for (const each of what) left.set(each, (left.get(each) ?? 0) + 1);
  return from.filter((each) => {
    const count = left.get(each) ?? 0;
    left.set(each, count - 1);
    return count <= 0;
  });
};

/** The answers about one day as if they were about another, to compare the two. */
export const asIf = (answers: PublicAnswers, day: string, other: string): PublicAnswers =>
  new Map(
    [...answers].flatMap(([path, found]) =>
      path.includes(day) ? [[path.replaceAll(day, other), found]] : [],
    ),
  );
