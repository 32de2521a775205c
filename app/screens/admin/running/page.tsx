import { useText } from "../../../i18n/text.tsx";
import { Page } from "../../../page.tsx";
import { RequireStaff } from "../../../shell/require-staff.tsx";
import { Jobs } from "./jobs.tsx";

/** How the site runs, for those who depend on it and those who look after it. */
export default function RunningScreen() {
  const { text } = useText();
  const title = text("running.title");
  return (
    <Page title={title} description={text("running.intro")} hidden>
      <RequireStaff title={title} waiting={text("admin.signIn")}>
        <p className="max-w-prose text-ink-soft">{text("running.intro")}</p>
        <Jobs />
      </RequireStaff>
    </Page>
  );
}
