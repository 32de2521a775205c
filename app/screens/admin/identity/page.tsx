import type { IdentityAnswer } from "#domain/content/kinds/foundation/identity-answer.ts";
import { SettingsPage } from "../../../components/back-office/settings-page.tsx";
import { Notice } from "../../../components/ui/notice.tsx";
import { useText } from "../../../i18n/text.tsx";
import { Link } from "../../../routing/link.tsx";
import { IdentityForm } from "./identity-form.tsx";
import { IdentityHistory } from "./identity-history.tsx";
import { identityKey } from "./keys.ts";

export default function AdminIdentityScreen() {
  const { text } = useText();
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
          <IdentityForm key={data.version} identity={data} />
          <IdentityHistory history={data.history} />
        </>
      )}
    </SettingsPage>
  );
}
