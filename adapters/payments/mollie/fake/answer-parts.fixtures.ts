import type { FakeAnswer, FakeRequest } from "../../fake-api.fixtures.ts";
import { onTheWire } from "./shown.fixtures.ts";

export type Body = Record<string, unknown>;
export type Asked = Pick<FakeRequest, "query" | "headers">;
export type Route = [
  method: string,
  path: RegExp,
  answer: (ids: string[], body: Body, asked: Asked) => FakeAnswer,
];

export const ok = (body: unknown): FakeAnswer => ({ status: 200, body: onTheWire(body) });
export const made = (body: unknown): FakeAnswer => ({ status: 201, body: onTheWire(body) });
export const missing = (): FakeAnswer => ({ status: 404, body: failure(404) });
export const refused = (detail: string, field?: string): FakeAnswer => ({
  status: 422,
  body: failure(422, detail, field),
});

export const failure = (status: number, detail = `Fake ${status} for giver@example.org`, field?: string) => ({
  status,
  title: "Refused",
  detail,
  ...(field && { field }),
  _links: { documentation: { href: "https://mollie.test/docs", type: "text/html" } },
});

type Page<T> = Readonly<{
  name: string;
  /** Newest first. */
  all: readonly T[];
  show: (item: T) => unknown;
  list: (name: string, items: readonly unknown[], next?: string) => unknown;
  path: string;
  maxPerPage: number;
}>;

export function pageOf<T extends { id: string }>(
  { name, all, show, list, path, maxPerPage }: Page<T>,
  { query, headers }: Asked,
): FakeAnswer {
  const from = all.findIndex(({ id }) => id === query.get("from"));
  const start = Math.max(from, 0);
  const limit = Math.min(Number(query.get("limit") ?? 50), maxPerPage);
  const after = all[start + limit];
  const asked = new URLSearchParams(query);
  asked.set("from", after?.id ?? "");
  const next = after && `http://${headers.host}${path}?${asked.toString()}`;
  return ok(list(name, all.slice(start, start + limit).map(show), next));
}
