import { useText } from "../../../i18n/text.tsx";
import { StaffPage } from "../../../shell/staff-page.tsx";
import { IndicatorForm } from "./indicator-form.tsx";

/** A project will be held to something, and somebody writes down to what. */
export default function IndicatorFormScreen() {
  const { text } = useText();
  return (
    <StaffPage title={text("results.new.title")} description={text("results.new.description")}>
      <IndicatorForm />
    </StaffPage>
  );
}
