import { onTouch } from "../../components/content/on-touch.tsx";
import { useWords } from "../../i18n/text.tsx";
import { Page } from "../../page.tsx";

const Volunteering = await onTouch(() => import("./volunteering.tsx").then((module) => module.Volunteering));

/** Someone has a few hours to give. They want to know what is asked, choose, and be sure that a person reads it. */
export default function VolunteerScreen() {
  const { text } = useWords();
  return (
    <Page title={text("volunteer.title")} description={text("volunteer.description")}>
      <Volunteering />
    </Page>
  );
}
