import { useText } from "../../../i18n/text.tsx";
import { Page } from "../../../page.tsx";
import { RequireStaff } from "../../../shell/require-staff.tsx";
import { IndicatorForm } from "./indicator-form.tsx";

/** A project will be held to something, and somebody writes down to what. */
export default function IndicatorFormScreen() {
  const { text } = useText();
  return (
    <Page title={text("results.new.title")} description={text("results.new.description")} hidden>
      <RequireStaff title={text("results.new.title")} waiting={text("admin.signIn")}>
        <IndicatorForm />
      </RequireStaff>
    </Page>
  );
}
