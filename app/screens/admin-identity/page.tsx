import type { IdentityAnswer } from "#domain/content/kinds/foundation/identity-answer.ts";
import { SettingsPage } from "../../components/back-office/settings-page.tsx";
import { Notice } from "../../components/ui/notice.tsx";
import { OnceAlive } from "../../components/ui/once-alive.tsx";
import { useWords } from "../../i18n/text.tsx";
import { Link } from "../../routing/link.tsx";
import { IdentityForm } from "./identity-form.tsx";
import { IdentityHistory } from "./identity-history.tsx";
import { identityKey } from "./keys.ts";

export default function AdminIdentityScreen() {
  const { text } = useWords();
  return (
    <SettingsPage
      title={text("settings.identity")}
      intro={text("settings.identity.text")}
      source={identityKey}
    >
      {(data: IdentityAnswer) => (
        <>
          {data.sample && <Notice tone="warn">{text("settings.identity.sample")}</Notice>}
          {data.draftWaits && <Notice tone="warn">{text("settings.identity.draftWaits")}</Notice>}
          <p>
            <Link href="/admin/content/foundation/foundation" className="text-link">
              {text("settings.identity.more")}
            </Link>
          </p>
          <OnceAlive className="min-w-0">
            <IdentityForm key={data.version} identity={data} />
          </OnceAlive>
          <IdentityHistory history={data.history} />
        </>
      )}
    </SettingsPage>
  );
}
