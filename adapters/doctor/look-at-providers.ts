import { found, type Finding } from "#domain/doctor/finding.ts";
import type { ConfiguredProvider } from "../payments/payment-adapter.ts";

type Site = Readonly<{
  mode: "demo" | "production";
  publicUrl: string;
  providers: readonly ConfiguredProvider[];
}>;

/** What each provider lets us read, all of it asked at once. Nothing is created there. */
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
