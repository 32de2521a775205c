import type { Terms } from "#domain/privacy/terms.ts";
import { SettingsPage } from "../../components/back-office/settings-page.tsx";
import { OnceAlive } from "../../components/ui/once-alive.tsx";
import { useWords } from "../../i18n/text.tsx";
import { termsKey } from "./keys.ts";
import { TermsForm } from "./terms-form.tsx";

export default function AdminTermsScreen() {
  const { text } = useWords();
  return (
    <SettingsPage title={text("settings.terms")} intro={text("settings.terms.text")} source={termsKey}>
      {(data: Terms) => (
        <OnceAlive className="min-w-0">
          <TermsForm terms={data} />
        </OnceAlive>
      )}
    </SettingsPage>
  );
}
