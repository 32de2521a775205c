import type { StatusAnswer } from "#domain/running/status.ts";
import { cacheFor } from "../timing/cache-for.ts";

/** However many ask, the database is asked once in so long. */
const rememberMs = 5_000;
/** Callers must not wait for an unavailable database. */
const timeoutMs = 3_000;

/** The status from the database, or since when it has been unavailable. */
export function knownStatus(read: () => Promise<StatusAnswer>) {
  let awaySince: Date | null = null;
  let lastNoticeAt: string | null = null;
  const asked = async (): Promise<StatusAnswer> => {
    const answer = await within(timeoutMs, read());
    awaySince = null;
    lastNoticeAt = answer.lastNoticeAt;
    return answer;
  };
  const away = (): StatusAnswer => {
    awaySince ??= new Date();
    const part = { state: "down" as const, since: awaySince.toISOString() };
    return {
      checkedAt: new Date().toISOString(),
      giving: part,
      mail: part,
      lastNoticeAt,
      maintenance: [],
      incidents: null,
    };
  };
  return cacheFor(rememberMs, () => asked().catch(away));
}

async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("The database does not answer in time")), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
