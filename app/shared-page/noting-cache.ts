import { ApiCache, type Entry } from "../data/api-cache.ts";
import { userKey } from "../data/site.ts";

/** Notes whether what is drawn has asked who is there. */
export class NotingCache extends ApiCache {
  isPersonRead = false;

  override entry(address: string): Entry {
    this.isPersonRead ||= address === userKey;
    return super.entry(address);
  }
}
