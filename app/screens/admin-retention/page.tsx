import type { RetentionPeriods } from "#domain/privacy/retention.ts";
import { SettingsPage } from "../../components/back-office/settings-page.tsx";
import { OnceAlive } from "../../components/ui/once-alive.tsx";
import { useWords } from "../../i18n/text.tsx";
import { retentionKey } from "./keys.ts";
import { RetentionForm } from "./retention-form.tsx";

export default function AdminTermsScreen() {
  const { text } = useWords();
  return (
    <SettingsPage title={text("settings.terms")} intro={text("settings.terms.text")} source={retentionKey}>
      {(data: RetentionPeriods) => (
        <OnceAlive className="min-w-0">
          <RetentionForm retention={data} />
        </OnceAlive>
      )}
    </SettingsPage>
  );
}
