import { useText } from "../../i18n/text.tsx";
import { Page } from "../../page.tsx";
import { Volunteering } from "./volunteering.tsx";

/** Someone has a few hours to give. They want to know what is asked, choose, and be sure that a person reads it. */
export default function VolunteerScreen() {
  const { text } = useText();
  return (
    <Page title={text("volunteer.title")} description={text("volunteer.description")}>
      <Volunteering />
    </Page>
  );
}
