import { freshForMs } from "../../../components/back-office/keys.ts";
import { NotLoaded } from "../../../components/content/not-loaded.tsx";
import { Loading, Skeleton } from "../../../components/ui/skeleton.tsx";
import { useApi } from "../../../data/use-api.tsx";
import { DisabledUntilHydrated } from "../../../components/ui/disabled-until-hydrated.tsx";
import { useText } from "../../../i18n/text.tsx";
import { StaffPage } from "../../../shell/staff-page.tsx";
import { Invite } from "./invite.tsx";
import { PeopleTable } from "./people-table.tsx";
import { peopleKey } from "./roles.ts";

export default function AdminPeopleScreen() {
  const { text } = useText();
  return (
    <StaffPage title={text("settings.people")} description={text("settings.people.text")} who="admin">
      <People />
    </StaffPage>
  );
}

function People() {
  const { text } = useText();
  const { data, error } = useApi(peopleKey, freshForMs);
  return (
    <div className="grid gap-10 [&>*]:min-w-0">
      <p className="max-w-prose text-ink-soft">{text("settings.people.text")}</p>
      {error && !data && <NotLoaded />}
      {!data && !error && (
        <Loading label={text("shell.loading")}>
          <Skeleton className="h-56" />
        </Loading>
      )}
      <DisabledUntilHydrated className="grid gap-10 [&>*]:min-w-0">
        {data && <PeopleTable people={data} />}
        <Invite />
      </DisabledUntilHydrated>
    </div>
  );
}
