import { Waiting } from "../../../components/content/waiting.tsx";
import { OwnPage } from "../../../components/own-page.tsx";
import { useApi, useApiCache } from "../../../data/use-api.tsx";
import { useText } from "../../../i18n/text.tsx";
import { useState, type FormEvent } from "react";
import { useSearch } from "wouter";
import type { Preferences } from "#domain/consent/preferences.ts";
import { isLanguage } from "#domain/language.ts";
import { ConsentChoices, nameOf } from "../../../components/consent-choices.tsx";
import { FormGuard } from "../../../components/form-guard.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { Notice } from "../../../components/ui/notice.tsx";
import { toasts } from "../../../components/ui/toast-store.ts";
import { send } from "../../../data/browser.ts";
import { typedText } from "../../../data/typed-text.ts";
import { usePosted } from "../../../posted-form.tsx";

export default function PreferencesScreen() {
  const { text } = useText();
  return (
    <OwnPage
      title={text("preferences.title")}
      description={text("preferences.description")}
      waiting={text("preferences.signedOut")}
      intro={text("preferences.intro")}
    >
      <OwnPreferences />
    </OwnPage>
  );
}

function OwnPreferences() {
  const { data, error } = useApi("/api/my/preferences");
  return data ? <PreferencesForm preferences={data} /> : <Waiting error={error} />;
}

function PreferencesForm({ preferences }: { preferences: Preferences }) {
  const { text, language } = useText();
  const cache = useApiCache();
  const posted = usePosted("preferences");
  const [pending, setPending] = useState(false);
  const wasSaved = new URLSearchParams(useSearch()).has("saved") && !posted;

  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const granted = preferences.choices.map(nameOf).filter((name) => fields.has(name));
    const written = typedText(fields, "language");
    setPending(true);
    try {
      const choices = { language: isLanguage(written) ? written : preferences.language, granted };
      cache.set("/api/my/preferences", await send(language, "PUT", "/api/my/preferences", choices));
      toasts.add({ title: text("preferences.saved.title"), description: text("preferences.saved.text") });
    } catch {
      toasts.add({
        title: text("preferences.failed.title"),
        description: text("preferences.failed.text"),
        look: "destructive",
      });
    } finally {
      setPending(false);
    }
  };

  return (
    <form method="post" onSubmit={(event) => void save(event)} className="grid justify-items-start gap-8">
      <FormGuard name="preferences" />
      {wasSaved && (
        <Notice tone="good" title={text("preferences.saved.title")}>
          {text("preferences.saved.text")}
        </Notice>
      )}
      {posted && <Notice tone="bad">{posted.sentence}</Notice>}
      <ConsentChoices preferences={preferences} />
      <Button type="submit" size="large" pending={pending} pendingLabel={text("preferences.submitting")}>
        {text("preferences.submit")}
      </Button>
    </form>
  );
}
