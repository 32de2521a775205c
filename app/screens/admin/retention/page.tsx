import type { RetentionPeriods } from "#domain/privacy/retention.ts";
import { SettingsPage } from "../../../components/back-office/settings-page.tsx";
import { useText } from "../../../i18n/text.tsx";
import { retentionKey } from "./keys.ts";
import { RetentionForm } from "./retention-form.tsx";

export default function AdminTermsScreen() {
  const { text } = useText();
  return (
    <SettingsPage title={text("settings.terms")} intro={text("settings.terms.text")} source={retentionKey}>
      {(data: RetentionPeriods) => <RetentionForm retention={data} />}
    </SettingsPage>
  );
}
