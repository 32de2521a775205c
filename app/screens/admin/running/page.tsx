import { DisabledUntilHydrated } from "../../../components/ui/disabled-until-hydrated.tsx";
import { useUser } from "../../../data/site.ts";
import { useText } from "../../../i18n/text.tsx";
import { StaffPage } from "../../../shell/staff-page.tsx";
import { AlertAddresses } from "./alert-addresses.tsx";
import { Alerts } from "./alerts.tsx";
import { Jobs } from "./jobs.tsx";
import { LogLevels } from "./log-levels.tsx";
import { Maintenance } from "./maintenance.tsx";

/** How the site runs, for those who depend on it and those who look after it. */
export default function RunningScreen() {
  const { text } = useText();
  const isAdmin = useUser()?.role === "ADMIN";
  const title = text("running.title");
  return (
    <StaffPage title={title} description={text("running.intro")}>
      <p className="max-w-prose text-ink-soft">{text("running.intro")}</p>
      <Alerts />
      {isAdmin && (
        <DisabledUntilHydrated className="grid gap-10 [&>*]:min-w-0">
          <AlertAddresses />
          <Maintenance />
          <LogLevels />
        </DisabledUntilHydrated>
      )}
      <Jobs />
    </StaffPage>
  );
}
