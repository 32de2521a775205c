type Making<T> = Readonly<{ group: string; promise: Promise<T> }>;
type Entry<T> = {
  readonly group: string;
  /** Gone once it is no longer kept, also for those who hold it. */
  value: T | undefined;
  readonly bytes: number;
  readonly until: number;
  touchedAt: number;
};
type Key = Readonly<{ name: string; group: string }>;
type Options<T> = Readonly<{
  /** How many, and how many bytes of them: whichever is reached first. */
  maxEntries: number;
  maxBytes: number;
  bytesOf: (value: T) => number;
  /** Whether it may be given to others later, and not only to those who wait for it now. */
  isKept: (value: T) => boolean;
  freshMs?: number;
  /** What is no longer fresh is given until there is another: nobody waits, and while none can be made it stays. */
  isGivenWhileMade?: boolean;
  now?: () => number;
}>;

/** Finding a page takes a tenth of the time of moving it. */
const touchEveryMs = 100;

/**
 * Things that are costly to make, made once for all who ask. Bounded: what was asked for longest ago goes first. What is being
 * made when its group is told to be out of date is given to those who wait for it already, and to nobody after them.
 */
export class Kept<T> {
  readonly #kept = new Map<string, Entry<T>>();
  readonly #making = new Map<string, Making<T>>();
  readonly #options: Options<T>;
  readonly #freshMs: number;
  readonly #now: () => number;
  #bytes = 0;

  constructor(options: Options<T>) {
    this.#options = options;
    this.#freshMs = options.freshMs ?? Infinity;
    this.#now = options.now ?? (() => performance.now());
  }

  get size(): number {
    return this.#kept.size;
  }

  get bytes(): number {
    return this.#bytes;
  }

  /** What is there already; whoever must not wait asks this. */
  peek(name: string): T | undefined {
    const entry = this.#kept.get(name);
    return entry && this.#give(name, entry);
  }

  /** What gives a thing for as long as it may be given, to those who will not look for it each time. */
  hold(name: string): (() => T | undefined) | undefined {
    const entry = this.#kept.get(name);
    return entry && (() => this.#give(name, entry));
  }

  /** Those who come while it is being made wait for that one rather than making another. Who makes it is told what there was before. */
  get({ name, group }: Key, make: (old: T | undefined) => Promise<T>): Promise<T> {
    const known = this.peek(name);
    if (known !== undefined) return Promise.resolve(known);
    const old = this.#kept.get(name)?.value;
    const given = this.#options.isGivenWhileMade && old !== undefined ? Promise.resolve(old) : null;
    const underWay = this.#making.get(name);
    if (underWay) return given ?? underWay.promise;
    const making = { group, promise: make(old) };
    this.#making.set(name, making);
    making.promise.then(
      (value) => this.#made(name, making, value),
      () => this.#making.get(name) === making && this.#making.delete(name),
    );
    return given ?? making.promise;
  }

  /** Those of one group, or all: also those that are being made from what has changed. */
  forget(group = ""): void {
    for (const [name, entry] of this.#making)
      if (group === "" || entry.group === group) this.#making.delete(name);
    for (const [name, entry] of this.#kept)
      if (group === "" || entry.group === group) this.#drop(name, entry);
  }

  /** What is too old is given on while another is being made: those who come then need not ask for one. */
  #give(name: string, entry: Entry<T>): T | undefined {
    if (entry.value === undefined) return undefined;
    const now = this.#now();
    if (entry.until <= now)
      return this.#options.isGivenWhileMade && this.#making.has(name) ? entry.value : undefined;
    this.#touch(name, entry, now);
    return entry.value;
  }

  #made(name: string, making: Making<T>, value: T): void {
    // Forgotten meanwhile: it was made from what is no longer so.
    if (this.#making.get(name) !== making) return;
    this.#making.delete(name);
    if (!this.#options.isKept(value)) return;
    const now = this.#now();
    const bytes = this.#options.bytesOf(value);
    const entry = { group: making.group, value, bytes, until: now + this.#freshMs, touchedAt: now };
    const old = this.#kept.get(name);
    if (old) this.#drop(name, old);
    this.#kept.set(name, entry);
    this.#bytes += entry.bytes;
    for (const [oldest, dropped] of this.#kept) {
      if (this.#kept.size <= this.#options.maxEntries && this.#bytes <= this.#options.maxBytes) break;
      this.#drop(oldest, dropped);
    }
  }

  /** Brings it to the end of the line; once in a while, as what is asked for all the time is near the end anyway. */
  #touch(name: string, entry: Entry<T>, now: number): void {
    if (now - entry.touchedAt < touchEveryMs) return;
    entry.touchedAt = now;
    this.#kept.delete(name);
    this.#kept.set(name, entry);
  }

  #drop(name: string, entry: Entry<T>): void {
    this.#kept.delete(name);
    this.#bytes -= entry.bytes;
    entry.value = undefined;
  }
}
