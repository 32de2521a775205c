import type { ReactNode } from "react";
import type { ApiKey } from "../../data/api-cache.ts";
import { useApi } from "../../data/use-api.tsx";
import { useText } from "../../i18n/text.tsx";
import { Page } from "../../page.tsx";
import { RequireStaff } from "../../shell/require-staff.tsx";
import { NotLoaded } from "../content/not-loaded.tsx";
import { Loading, Skeleton } from "../ui/skeleton.tsx";
import { freshForMs } from "./keys.ts";

type Props<Data> = { title: string; intro: string; source: ApiKey; children: (data: Data) => ReactNode };

/** What administrators alone set: what it is about, and what stands now. */
export function SettingsPage<Data>({ title, intro, source, children }: Props<Data>) {
  const { text } = useText();
  return (
    <Page title={title} description={intro} hidden>
      <RequireStaff title={title} waiting={text("admin.signIn")} admin>
        <StoredSetting source={source}>
          {(data: Data) => (
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

function StoredSetting<Data>({ source, children }: Pick<Props<Data>, "source" | "children">) {
  const { text } = useText();
  const { data, error } = useApi<Data>(source, freshForMs);
  if (data) return children(data);
  if (error) return <NotLoaded />;
  return (
    <Loading label={text("shell.loading")}>
      <Skeleton className="h-96" />
    </Loading>
  );
}
