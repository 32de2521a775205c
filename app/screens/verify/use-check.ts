import { useCallback, useEffect, useState } from "react";
import type { KnownKeys } from "#domain/proofs/signed.ts";
import type { CheckOutcome } from "./checks.ts";

type Checks = typeof import("./checks.ts");
type Checked = Readonly<{ outcome: CheckOutcome; Outcome: Checks["Outcome"] }> | "not_here";

/** The page is there before what checks is fetched: when it has come to rest, or somebody is about to use it. */
const restMs = 2000;
let checks: Promise<Checks> | undefined;

function fetchChecks(): Promise<Checks> {
  checks ??= import("./checks.ts").catch((error: unknown) => {
    checks = undefined;
    throw error;
  });
  return checks;
}

/** Checks the pasted proof or the one behind # in the address. Needs no network once the page has loaded. */
export function useCheck(keys: KnownKeys) {
  const [checked, setChecked] = useState<Checked | null>(null);
  const [isHere, setIsHere] = useState(false);

  const fetchAhead = useCallback(() => {
    fetchChecks().then(
      () => setIsHere(true),
      () => {},
    );
  }, []);
  const check = useCallback(
    async (pasted: string) => {
      const all = await fetchChecks().catch(() => null);
      setIsHere(all !== null);
      setChecked(all ? { outcome: await all.outcomeOf(pasted, keys), Outcome: all.Outcome } : "not_here");
    },
    [keys],
  );

  useEffect(() => {
    const timer = window.setTimeout(fetchAhead, restMs);
    return () => window.clearTimeout(timer);
  }, [fetchAhead]);

  useEffect(() => {
    const checkAddress = () => {
      if (location.hash.length > 1) void check(location.hash);
    };
    checkAddress();
    addEventListener("hashchange", checkAddress);
    return () => removeEventListener("hashchange", checkAddress);
  }, [check]);

  return { checked, check, isHere, fetchAhead };
}
