type Entry<T> = Readonly<{ value: T; bytes: number; freshUntil: number }> & { isUsed: boolean };
type Options<T> = Readonly<{
  maxEntries: number;
  maxBytes: number;
  bytesOf: (value: T) => number;
  /** False: the value goes to those who wait for it, and is not stored. */
  isStorable?: (value: T) => boolean;
  freshMs: number;
  /** Serve the old value while a new one is loaded, and for as long as loading fails. */
  serveStale?: boolean;
  now?: () => number;
}>;

/** Evicts the oldest unused entry. Callers of one key share a load. A load from before `forget` is not stored: it may be old. */
export class Cache<T> {
  readonly #entries = new Map<string, Entry<T>>();
  readonly #loads = new Map<string, Promise<T>>();
  readonly #options: Options<T>;
  readonly #now: () => number;
  #bytes = 0;

  constructor(options: Options<T>) {
    this.#options = options;
    this.#now = options.now ?? (() => performance.now());
  }

  get size(): number {
    return this.#entries.size;
  }

  get bytes(): number {
    return this.#bytes;
  }

  /** The stored value if it may be served now, without waiting. */
  peek(key: string): T | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    if (entry.freshUntil <= this.#now())
      return this.#options.serveStale && this.#loads.has(key) ? entry.value : undefined;
    entry.isUsed = true;
    return entry.value;
  }

  /** The stored value, or a new one. `load` gets the old value, which may be out of date. */
  get(key: string, load: (old: T | undefined) => Promise<T>): Promise<T> {
    const known = this.peek(key);
    if (known !== undefined) return Promise.resolve(known);
    const old = this.#entries.get(key)?.value;
    const loading = this.#loads.get(key) ?? this.#load(key, load(old));
    return this.#options.serveStale && old !== undefined ? Promise.resolve(old) : loading;
  }

  /** Removes all entries, or those that match. Loads under way are not stored either way. */
  forget(matches: (value: T, key: string) => boolean = () => true): void {
    this.#loads.clear();
    for (const [key, { value }] of this.#entries) if (matches(value, key)) this.#delete(key);
  }

  #load(key: string, loading: Promise<T>): Promise<T> {
    this.#loads.set(key, loading);
    const isCurrent = () => this.#loads.get(key) === loading && this.#loads.delete(key);
    loading.then(
      (value) => isCurrent() && this.#store(key, value),
      () => isCurrent(),
    );
    return loading;
  }

  #store(key: string, value: T): void {
    const { isStorable, bytesOf, freshMs, maxEntries, maxBytes } = this.#options;
    if (isStorable && !isStorable(value)) return;
    this.#delete(key);
    const bytes = bytesOf(value);
    this.#entries.set(key, { value, bytes, freshUntil: this.#now() + freshMs, isUsed: false });
    this.#bytes += bytes;
    for (const [oldest, entry] of this.#entries) {
      if (this.#entries.size <= maxEntries && this.#bytes <= maxBytes) break;
      this.#entries.delete(oldest);
      // An entry that was used since it was last looked at stays once more.
      if (entry.isUsed) this.#entries.set(oldest, { ...entry, isUsed: false });
      else this.#bytes -= entry.bytes;
    }
  }

  #delete(key: string): void {
    this.#bytes -= this.#entries.get(key)?.bytes ?? 0;
    this.#entries.delete(key);
  }
}
