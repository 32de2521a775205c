import type { ReactNode } from "react";
import type { Address, Answer, ApiPath } from "../../data/api-key.ts";
import { useApi } from "../../data/use-api.tsx";
import { StaffPage } from "../../shell/staff-page.tsx";
import { Waiting } from "../content/waiting.tsx";
import { freshForMs } from "./keys.ts";

type Source<Path extends ApiPath> = {
  source: Address<Path>;
  children: (data: Answer<"GET", Path>) => ReactNode;
};
type Props<Path extends ApiPath> = Source<Path> & { title: string; intro: string };

export function SettingsPage<Path extends ApiPath>({ title, intro, source, children }: Props<Path>) {
  return (
    <StaffPage title={title} description={intro} who="admin">
      <StoredSetting source={source}>
        {(data) => (
          <div className="grid gap-10 [&>*]:min-w-0">
            <p className="max-w-prose text-ink-soft">{intro}</p>
            {children(data)}
          </div>
        )}
      </StoredSetting>
    </StaffPage>
  );
}

function StoredSetting<Path extends ApiPath>({ source, children }: Source<Path>) {
  const { data, error } = useApi(source, freshForMs);
  return data ? children(data) : <Waiting error={error} />;
}
