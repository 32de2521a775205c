import type { IdentityAnswer } from "#domain/content/identity-answer.ts";
import { freshForMs } from "../../components/back-office/keys.ts";
import { NotLoaded } from "../../components/content/not-loaded.tsx";
import { Notice } from "../../components/ui/notice.tsx";
import { OnceAlive } from "../../components/ui/once-alive.tsx";
import { Loading, Skeleton } from "../../components/ui/skeleton.tsx";
import { useApi } from "../../data/use-api.tsx";
import { useWords } from "../../i18n/text.tsx";
import { Page } from "../../page.tsx";
import { Link } from "../../routing/link.tsx";
import { RequireStaff } from "../../shell/require-staff.tsx";
import { IdentityForm } from "./identity-form.tsx";
import { IdentityHistory } from "./identity-history.tsx";
import { identityKey } from "./keys.ts";

export default function AdminIdentityScreen() {
  const { text } = useWords();
  return (
    <Page title={text("settings.identity")} description={text("settings.identity.text")} hidden>
      <RequireStaff title={text("settings.identity")} waiting={text("admin.signIn")} admin>
        <Identity />
      </RequireStaff>
    </Page>
  );
}

function Identity() {
  const { text } = useWords();
  const { data, error } = useApi<IdentityAnswer>(identityKey, freshForMs);
  if (error && !data) return <NotLoaded />;
  if (!data) {
    return (
      <Loading label={text("shell.loading")}>
        <Skeleton className="h-96" />
      </Loading>
    );
  }
  return (
    <div className="grid gap-8 [&>*]:min-w-0">
      <p className="max-w-prose text-ink-soft">{text("settings.identity.text")}</p>
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
    </div>
  );
}
