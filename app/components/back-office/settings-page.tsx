import type { ReactNode } from "react";
import type { Address, Answer, ApiPath } from "../../data/api-key.ts";
import { useApi } from "../../data/use-api.tsx";
import { useText } from "../../i18n/text.tsx";
import { Page } from "../../page.tsx";
import { RequireStaff } from "../../shell/require-staff.tsx";
import { NotLoaded } from "../content/not-loaded.tsx";
import { Loading, Skeleton } from "../ui/skeleton.tsx";
import { freshForMs } from "./keys.ts";

type Source<Path extends ApiPath> = {
  source: Address<Path>;
  children: (data: Answer<"GET", Path>) => ReactNode;
};
type Props<Path extends ApiPath> = Source<Path> & { title: string; intro: string };

/** What administrators alone set: what it is about, and what stands now. */
export function SettingsPage<Path extends ApiPath>({ title, intro, source, children }: Props<Path>) {
  const { text } = useText();
  return (
    <Page title={title} description={intro} hidden>
      <RequireStaff title={title} waiting={text("admin.signIn")} who="admin">
        <StoredSetting source={source}>
          {(data) => (
            <div className="grid gap-10 [&>*]:min-w-0">
              <p className="max-w-prose text-ink-soft">{intro}</p>
              {children(data)}
            </div>
          )}
        </StoredSetting>
      </RequireStaff>
    </Page>
  );
}

function StoredSetting<Path extends ApiPath>({ source, children }: Source<Path>) {
  const { text } = useText();
  const { data, error } = useApi(source, freshForMs);
  if (data) return children(data);
  if (error) return <NotLoaded />;
  return (
    <Loading label={text("shell.loading")}>
      <Skeleton className="h-96" />
    </Loading>
  );
}
