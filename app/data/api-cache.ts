import type { Address, Answer, ApiPath } from "./api-key.ts";
import { Refused } from "./refused.ts";

/** As much of a response as is read of it: the server answers its own pages without writing one. */
export type ApiResponse = Pick<Response, "ok" | "status" | "statusText" | "json" | "text"> & {
  readonly headers: Pick<Headers, "get" | "entries">;
};
export type Fetcher = (path: string) => Promise<ApiResponse>;
export type Entry<T = unknown> = Readonly<{ data?: T; error?: Error; loading: boolean; loadedAt: number }>;
/** Answers as the server found them, by address; the browser starts from these. */
export type Answers = Record<string, unknown>;

const nothingYet: Entry = { loading: false, loadedAt: 0 };

/** API answers by address. An answer never expires, is requested once and is not retried. After a change, call `reload`. */
export class ApiCache {
  readonly #entries = new Map<string, Entry>();
  readonly #underWay = new Map<string, Promise<void>>();
  readonly #next = new Map<string, Promise<void>>();
  readonly #listeners = new Set<() => void>();
  readonly #fetcher: Fetcher;
  readonly #onFailure: (error: Error) => void;

  constructor(fetcher: Fetcher, answers: Answers = {}, onFailure: (error: Error) => void = () => {}) {
    this.#fetcher = fetcher;
    this.#onFailure = onFailure;
    for (const [path, data] of Object.entries(answers))
      this.#keep(path, { data, loading: false, loadedAt: Date.now() });
  }

  entry(address: string): Entry {
    return this.#entries.get(address) ?? nothingYet;
  }

  /** Fetches unless the answer is cached or pending. Never throws: a failure is part of the entry. */
  load(address: string, freshForMs = Infinity): Promise<void> {
    const { data, loadedAt } = this.entry(address);
    if (data !== undefined && Date.now() - loadedAt < freshForMs) return Promise.resolve();
    return this.#underWay.get(address) ?? this.reload(address);
  }

  /** Fetches again. A pending answer may predate the change, so it is awaited first. */
  reload(address: string): Promise<void> {
    const before = this.#underWay.get(address);
    if (!before) return this.#begin(address);
    const next = this.#next.get(address) ?? before.then(() => this.#begin(address));
    this.#next.set(address, next);
    return next;
  }

  /** Null: there is no such record. */
  set<Path extends ApiPath>(address: Address<Path>, data: Answer<"GET", Path> | null): void {
    this.#keep(address, { data, loading: false, loadedAt: Date.now() });
  }

  answers(): Answers {
    const known = [...this.#entries].filter(([, { data }]) => data !== undefined);
    return Object.fromEntries(known.map(([path, { data }]) => [path, data]));
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #begin(address: string): Promise<void> {
    this.#next.delete(address);
    const request = this.#ask(address).finally(() => this.#underWay.delete(address));
    this.#underWay.set(address, request);
    return request;
  }

  async #ask(path: string): Promise<void> {
    const before = this.#entries.get(path) ?? nothingYet;
    this.#keep(path, { ...before, error: undefined, loading: true });
    try {
      const response = await refuseFailure(await this.#fetcher(path));
      this.#keep(path, { data: await response.json(), loading: false, loadedAt: Date.now() });
    } catch (cause) {
      const error = cause instanceof Error ? cause : new Error(String(cause));
      this.#keep(path, { ...before, error, loading: false });
      this.#onFailure(error);
    }
  }

  #keep(path: string, entry: Entry): void {
    this.#entries.set(path, entry);
    for (const listener of this.#listeners) listener();
  }
}

/** A failed call reads `status: body`. */
export async function refuseFailure<Answered extends ApiResponse>(response: Answered): Promise<Answered> {
  if (response.ok) return response;
  const sentence = (await response.text()) || response.statusText;
  throw new Refused(response.status, sentence, response.headers.get("location"));
}
