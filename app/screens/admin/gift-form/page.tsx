import { useSearch } from "wouter";
import { Waiting } from "../../../components/content/waiting.tsx";
import { useApi } from "../../../data/use-api.tsx";
import { useText } from "../../../i18n/text.tsx";
import { StaffPage } from "../../../shell/staff-page.tsx";
import { storyKey } from "../donations/view.ts";
import { GiftForm } from "./gift-form.tsx";
import { correctedIn } from "./view.ts";

/** The treasurer has a gift that did not come through the site: on the statement, in the collection box, at the door. */
export default function AdminGiftFormScreen() {
  const { text } = useText();
  const corrected = correctedIn(useSearch());
  return (
    <StaffPage title={text("entered-gifts.new.title")} description={text("entered-gifts.new.description")}>
      {corrected === null ? <GiftForm corrected={null} /> : <Correction id={corrected} />}
    </StaffPage>
  );
}

function Correction({ id }: { id: string }) {
  const { data, error } = useApi(storyKey(id));
  if (!data) return <Waiting error={error} />;
  return <GiftForm corrected={data} />;
}
