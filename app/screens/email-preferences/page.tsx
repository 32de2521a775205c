import { useSearch } from "wouter";
import type { LinkedPreferences } from "#domain/consent/preferences.ts";
import { ConsentChoices } from "../../components/consent-choices.tsx";
import { Button } from "../../components/ui/button.tsx";
import { Notice } from "../../components/ui/notice.tsx";
import { useText } from "../../i18n/text.tsx";
import { usePosted } from "../../posted-form.tsx";
import type { ScreenProps } from "../../routes.ts";
import { LinkedPage } from "./linked-page.tsx";

/** Without signing in. Plain forms: they are sent and answered the same way with and without JavaScript. */
export default function EmailPreferencesScreen({ params: { token } }: ScreenProps) {
  const { text } = useText();
  return (
    <LinkedPage token={token} title={text("preferences.title")} description={text("preferences.description")}>
      {(linked) => <LinkedChoices linked={linked} />}
    </LinkedPage>
  );
}

function LinkedChoices({ linked }: { linked: LinkedPreferences }) {
  const { text } = useText();
  const { email } = linked;
  const [saving, confirming] = [usePosted("linked-preferences"), usePosted("confirm-consents")];
  const problem = saving ?? confirming;
  return (
    <>
      {problem ? <Notice tone="bad">{problem.sentence}</Notice> : <Outcome />}
      <p className="text-lg">{text("preferences.linked.intro", { email })}</p>
      <Waiting linked={linked} />
      <form method="post" className="grid w-full justify-items-start gap-8">
        <input type="hidden" name="form" value="linked-preferences" />
        <ConsentChoices preferences={linked} />
        <Button type="submit" size="large">
          {text("preferences.submit")}
        </Button>
      </form>
    </>
  );
}

function Outcome() {
  const { text } = useText();
  const search = new URLSearchParams(useSearch());
  const outcome = (["saved", "confirmed", "unchanged"] as const).find((each) => search.has(each));
  if (!outcome) return null;
  return (
    <Notice tone={outcome === "unchanged" ? "warn" : "good"} title={text(`preferences.${outcome}.title`)}>
      {text(`preferences.${outcome}.text`)}
    </Notice>
  );
}

/** Asked for on a form: the owner of the mailbox confirms it by a click. */
function Waiting({ linked: { waiting } }: { linked: LinkedPreferences }) {
  const { text } = useText();
  if (waiting.length === 0) return null;
  return (
    <Notice tone="warn" title={text("preferences.confirm.title")}>
      <p>{text("preferences.confirm.text")}</p>
      <ul className="mt-2 list-disc ps-6">
        {waiting.map((purpose) => (
          <li key={purpose}>{text(`consent.${purpose}`)}</li>
        ))}
      </ul>
      <form method="post" className="mt-4">
        <input type="hidden" name="form" value="confirm-consents" />
        <Button type="submit">{text("preferences.confirm.button")}</Button>
      </form>
    </Notice>
  );
}
