import type { Terms } from "#domain/privacy/terms.ts";
import { freshForMs } from "../../components/back-office/keys.ts";
import { NotLoaded } from "../../components/content/not-loaded.tsx";
import { OnceAlive } from "../../components/ui/once-alive.tsx";
import { Loading, Skeleton } from "../../components/ui/skeleton.tsx";
import { useApi } from "../../data/use-api.tsx";
import { useWords } from "../../i18n/text.tsx";
import { Page } from "../../page.tsx";
import { RequireStaff } from "../../shell/require-staff.tsx";
import { termsKey } from "./keys.ts";
import { TermsForm } from "./terms-form.tsx";

export default function AdminTermsScreen() {
  const { text } = useWords();
  return (
    <Page title={text("settings.terms")} description={text("settings.terms.text")} hidden>
      <RequireStaff title={text("settings.terms")} waiting={text("admin.signIn")} admin>
        <RetentionTerms />
      </RequireStaff>
    </Page>
  );
}

function RetentionTerms() {
  const { text } = useWords();
  const { data, error } = useApi<Terms>(termsKey, freshForMs);
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
      <p className="max-w-prose text-ink-soft">{text("settings.terms.text")}</p>
      <OnceAlive className="min-w-0">
        <TermsForm terms={data} />
      </OnceAlive>
    </div>
  );
}
