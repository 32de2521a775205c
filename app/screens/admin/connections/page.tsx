import { SettingsPage } from "../../../components/back-office/settings-page.tsx";
import { ButtonLink } from "../../../components/ui/button.tsx";
import { DisabledUntilHydrated } from "../../../components/ui/disabled-until-hydrated.tsx";
import { useText } from "../../../i18n/text.tsx";
import { NewToken } from "./new-token.tsx";
import { TokenTable } from "./token-table.tsx";

export default function ConnectionsScreen() {
  const { text } = useText();
  return (
    <SettingsPage
      title={text("connections.title")}
      intro={text("connections.intro")}
      source="/api/admin/tokens"
    >
      {(tokens) => (
        <>
          <p>
            <ButtonLink href="/api/docs" variant="secondary">
              {text("connections.docs")}
            </ButtonLink>
          </p>
          <DisabledUntilHydrated className="grid gap-10 [&>*]:min-w-0">
            <TokenTable tokens={tokens} />
            <NewToken />
          </DisabledUntilHydrated>
        </>
      )}
    </SettingsPage>
  );
}
