import { NotLoaded } from "../../../components/content/not-loaded.tsx";
import { OwnPage } from "../../../components/own-page.tsx";
import { Loading, Skeleton } from "../../../components/ui/skeleton.tsx";
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
  const { text } = useText();
  const { data, error } = useApi("/api/my/preferences");
  if (data) return <PreferencesForm preferences={data} />;
  if (error) return <NotLoaded />;
  return (
    <Loading label={text("shell.loading")}>
      <Skeleton className="h-96" />
    </Loading>
  );
}
