import { ApiCache, type Entry } from "../data/api-cache.ts";
import { userKey } from "../data/site.ts";

/** Notes whether what is drawn has asked who is there, and what else it has asked for. */
export class NotingCache extends ApiCache {
  isPersonRead = false;
  readonly #read = new Map<string, unknown>();

  override entry(address: string): Entry {
    const entry = super.entry(address);
    this.isPersonRead ||= address === userKey;
    this.#read.set(address, entry.data);
    return entry;
  }

  /** What is read while something is drawn, by address. */
  readDuring(draw: () => void): ReadonlyMap<string, unknown> {
    this.#read.clear();
    draw();
    return new Map(this.#read);
  }
}
