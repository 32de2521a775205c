import { found, type Finding } from "#domain/doctor/finding.ts";
import type { ConfiguredProvider } from "../payments/payment-adapter.ts";

type Site = Readonly<{
  mode: "demo" | "production";
  publicUrl: string;
  providers: readonly ConfiguredProvider[];
}>;

/** Read-only: nothing is created at the providers. */
export async function lookAtProviders({ mode, publicUrl, providers }: Site): Promise<Finding[]> {
  const isReal = mode === "production";
  const looked = await Promise.all(
    providers.map(({ name, examine, isTestMode }) =>
      // A provider cannot reach a demonstration: its notices are forwarded by hand.
      examine(isReal ? `${publicUrl}/api/webhooks/${name}` : null).then((findings) => ({
        findings,
        // With keys of test mode a donor sees a paid gift and no money moves.
        testKeys: isReal && isTestMode ? [found("test_keys", { place: name })] : [],
      })),
    ),
  );
  return [...looked.flatMap(({ findings }) => findings), ...looked.flatMap(({ testKeys }) => testKeys)];
}

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
