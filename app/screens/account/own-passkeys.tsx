import { KeyRound } from "#app/components/ui/icons.tsx";
import { useState } from "react";
import type { PasskeyAnswer } from "#domain/accounts/answers.ts";
import { Button } from "../../components/ui/button.tsx";
import { Notice } from "../../components/ui/notice.tsx";
import { useApi, useApiCache } from "../../data/use-api.tsx";
import { useText } from "../../i18n/text.tsx";
import { AskOnce } from "./ask-once.tsx";
import { send } from "../../data/browser.ts";
import { passkeyFailure } from "../sign-in/passkey-failure.ts";
import { key } from "../../data/api-key.ts";
import { usePasskeySupport } from "../sign-in/passkey-support.ts";
import { Section } from "../../components/ui/section.tsx";

export const passkeysKey = "/api/account/passkeys";

export function OwnPasskeys() {
  const { text, language } = useText();
  const cache = useApiCache();
  const supported = usePasskeySupport();
  const { data: passkeys = [] } = useApi(passkeysKey);
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const change = async (work: () => Promise<unknown>) => {
    setPending(true);
    setFailure(null);
    try {
      await work();
      await cache.reload(passkeysKey);
    } catch (error) {
      setFailure(passkeyFailure(error, text));
    }
    setPending(false);
  };
  const add = async () => (await import("../sign-in/passkey-ceremony.ts")).addPasskey(language);

  return (
    <Section
      id="passkeys"
      title={text("devices.passkeys.title")}
      heading="text-2xl"
      className="grid justify-items-start gap-4"
    >
      <p className="text-ink-soft">{text("devices.passkeys.text")}</p>
      {passkeys.length === 0 ? (
        <p>{text("devices.passkeys.none")}</p>
      ) : (
        <ul className="grid w-full divide-y divide-line border-y border-line">
          {passkeys.map((passkey) => (
            <li key={passkey.id} className="grid gap-1 py-3">
              <PasskeyFacts passkey={passkey} />
              <AskOnce
                label={text("devices.passkeys.remove")}
                question={text("devices.passkeys.removeAsk")}
                confirmLabel={text("devices.passkeys.removeConfirm")}
                onConfirm={() =>
                  void change(() =>
                    send(language, "DELETE", key("/api/account/passkeys/:id", { id: passkey.id })),
                  )
                }
              />
            </li>
          ))}
        </ul>
      )}
      {failure && (
        <Notice tone="bad" role="alert" title={text("devices.security.failed")}>
          {failure}
        </Notice>
      )}
      {supported ? (
        <Button pending={pending} onClick={() => void change(add)}>
          <KeyRound aria-hidden="true" />
          {text("devices.passkeys.add")}
        </Button>
      ) : (
        <p className="text-sm text-ink-soft">{text("devices.passkeys.unsupported")}</p>
      )}
    </Section>
  );
}

function PasskeyFacts({ passkey: { name, createdAt, lastUsedAt } }: { passkey: PasskeyAnswer }) {
  const { text, format } = useText();
  return (
    <>
      <p className="font-medium">
        {name === "" ? text("devices.sessions.unknown") : <bdi data-any-language>{name}</bdi>}
      </p>
      <p className="text-sm text-ink-soft">
        {text("devices.passkeys.added", { date: format.date(createdAt) })}
      </p>
      {lastUsedAt && (
        <p className="text-sm text-ink-soft">
          {text("devices.passkeys.used", { date: format.date(lastUsedAt) })}
        </p>
      )}
    </>
  );
}
