import { KeyRound } from "#app/components/ui/icons.tsx";
import { useState } from "react";
import { Button } from "../../components/ui/button.tsx";
import { Notice } from "../../components/ui/notice.tsx";
import { useText } from "../../i18n/text.tsx";
import { passkeyFailure } from "./passkey-failure.ts";
import { usePasskeySupport } from "./passkey-support.ts";

/** Shown where the browser can do it. */
export function PasskeySignIn({ returnTo }: { returnTo: string }) {
  const { text, language } = useText();
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  if (!usePasskeySupport()) return null;

  const signIn = async () => {
    setPending(true);
    setFailure(null);
    try {
      const { signInWithPasskey } = await import("./passkey-ceremony.ts");
      // A full page load: everything on the page depends on the user.
      window.location.assign(await signInWithPasskey(language, returnTo));
    } catch (error) {
      setFailure(passkeyFailure(error, text));
      setPending(false);
    }
  };

  return (
    <section
      aria-labelledby="sign-in-passkey"
      className="grid justify-items-start gap-3 border-t border-line pt-6"
    >
      <h2 id="sign-in-passkey" className="text-xl">
        {text("signin.passkey.title")}
      </h2>
      <p className="text-ink-soft">{text("signin.passkey.text")}</p>
      <Button
        variant="secondary"
        pending={pending}
        pendingLabel={text("signin.passkey.pending")}
        onClick={() => void signIn()}
      >
        <KeyRound aria-hidden="true" />
        {text("signin.passkey.button")}
      </Button>
      {failure && (
        <Notice tone="bad" role="alert">
          {failure}
        </Notice>
      )}
    </section>
  );
}
