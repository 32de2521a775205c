import { useState, useCallback, useEffect } from "react";
import type { KnownKeys } from "#domain/proofs/signed.ts";
import { Button } from "../../components/ui/button.tsx";
import { DisabledUntilHydrated } from "../../components/ui/disabled-until-hydrated.tsx";
import { Field } from "../../components/ui/field.tsx";
import { Notice } from "../../components/ui/notice.tsx";
import { useText } from "../../i18n/text.tsx";
import { TextareaField } from "../../components/ui/textarea-field.tsx";
import type { CheckOutcome } from "./checks.ts";

type Checks = typeof import("./checks.ts");
type Checked = Readonly<{ outcome: CheckOutcome; Outcome: Checks["Outcome"] }> | "not_here";

/** The checking code loads when the page is idle or about to be used. */
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
function useCheck(keys: KnownKeys) {
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

/** Paste or choose a proof. A proof in the address is checked at once. */
export function Checker({ keys }: { keys: KnownKeys }) {
  const { text } = useText();
  const { checked, check, isHere, fetchAhead } = useCheck(keys);
  const [pasted, setPasted] = useState("");

  const choose = async (file: File | undefined) => {
    if (!file) return;
    const read = await file.text();
    setPasted(read);
    await check(read);
  };

  return (
    <div className="grid gap-6">
      <p className="hidden noscript:block">{text("verify.no_script")}</p>
      <form
        className="noscript:hidden"
        onSubmit={(event) => {
          event.preventDefault();
          void check(pasted);
        }}
      >
        <DisabledUntilHydrated className="grid max-w-prose gap-6">
          <p>
            {text("verify.private")}{" "}
            <span className={isHere ? undefined : "invisible"}>{text("verify.ready")}</span>
          </p>
          <TextareaField
            label={text("verify.field")}
            hint={text("verify.field.hint")}
            rows={5}
            dir="ltr"
            spellCheck={false}
            value={pasted}
            onFocus={fetchAhead}
            onChange={(event) => setPasted(event.currentTarget.value)}
          />
          <Field label={text("verify.file")}>
            {(control) => (
              <input
                {...control}
                type="file"
                accept=".json,application/json"
                className="input"
                onChange={(event) => void choose(event.currentTarget.files?.[0])}
              />
            )}
          </Field>
          <Button type="submit" variant="primary" className="justify-self-start">
            {text("verify.check")}
          </Button>
        </DisabledUntilHydrated>
      </form>
      {checked === "not_here" ? (
        <Notice role="alert" tone="bad">
          {text("verify.not_here")}
        </Notice>
      ) : (
        checked && <checked.Outcome outcome={checked.outcome} />
      )}
    </div>
  );
}
