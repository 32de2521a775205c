import { useState } from "react";
import type { SignInState } from "#domain/accounts/answers.ts";
import { KeyRound } from "#app/components/ui/icons.tsx";
import { Button, ButtonLink } from "../../components/ui/button.tsx";
import { Notice } from "../../components/ui/notice.tsx";
import { send } from "../../data/browser.ts";
import { useText } from "../../i18n/text.tsx";

type Props = { way: SignInState["proof"]; onProved: () => void };

export function Reauthenticate({ way, onProved }: Props) {
  const { text, language } = useText();
  const [pending, setPending] = useState(false);
  const [failed, setFailed] = useState(false);
  const prove = async (work: () => Promise<unknown>) => {
    setPending(true);
    setFailed(false);
    try {
      await work();
      onProved();
    } catch {
      setFailed(true);
    }
    setPending(false);
  };
  const click = () => send(language, "POST", "/api/account/proof", {});
  const passkey = async () => (await import("../sign-in/passkey-ceremony.ts")).proveWithPasskey(language);
  return (
    <div className="grid justify-items-start gap-4">
      {way === "click" && (
        <>
          <p className="text-ink-soft">{text("proof.click.text")}</p>
          <Button pending={pending} onClick={() => void prove(click)}>
            {text("proof.click")}
          </Button>
        </>
      )}
      {way === "passkey" && (
        <Button pending={pending} onClick={() => void prove(passkey)}>
          <KeyRound aria-hidden="true" />
          {text("proof.passkey")}
        </Button>
      )}
      {(way === "provider" || way === "sign_in") && (
        <>
          <p className="text-ink-soft">{text("proof.provider.text")}</p>
          <div className="flex flex-wrap gap-3">
            <ButtonLink href="/api/login?anew=1&returnTo=/account/security" target="_blank" rel="noopener">
              {text(way === "provider" ? "proof.provider" : "proof.signIn")}
            </ButtonLink>
            <Button variant="secondary" onClick={onProved}>
              {text("proof.done")}
            </Button>
          </div>
        </>
      )}
      {failed && (
        <Notice tone="bad" role="alert">
          {text("proof.failed")}
        </Notice>
      )}
    </div>
  );
}
