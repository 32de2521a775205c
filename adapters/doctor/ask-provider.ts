const timeoutMs = 8_000;

/** The status, or the reason why there is none. */
type Heard = number | string;
type Answer = Readonly<{ heard: Heard; body: unknown }>;

/** Read-only. The body is null if unreadable. */
export async function askProvider(url: string, key: string): Promise<Answer> {
  try {
    const answer = await fetch(url, {
      headers: { authorization: `Bearer ${key}` },
      signal: AbortSignal.timeout(timeoutMs),
    });
    const body: unknown = await answer.json().catch(() => null);
    return { heard: answer.status, body };
  } catch (error) {
    return { heard: reasonOf(error), body: null };
  }
}

export const heardFrom = async (url: string, key: string): Promise<Heard> =>
  (await askProvider(url, key)).heard;

export const isSilent = (heard: Heard): boolean => typeof heard === "string" || heard >= 500;

/** `fetch` hides the cause one level down. */
export function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (cause instanceof Error && "code" in cause && typeof cause.code === "string") return cause.code;
  return cause instanceof Error ? cause.name : String(cause);
}
