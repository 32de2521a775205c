import { Waiting } from "../../../components/content/waiting.tsx";
import { OwnPage } from "../../../components/own-page.tsx";
import { useApi } from "../../../data/use-api.tsx";
import { useText } from "../../../i18n/text.tsx";
import { PreferencesForm } from "./preferences-form.tsx";

/** For donors who want less email, or more. */
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
