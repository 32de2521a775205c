import { segmentsList } from "#domain/contacts/segments-list.ts";
import { ListScreen } from "../../../components/list/list-screen.tsx";
import { ButtonLink } from "../../../components/ui/button.tsx";
import { useText } from "../../../i18n/text.tsx";
import { Link } from "../../../routing/link.tsx";

export default function AdminSegmentsScreen() {
  const { text } = useText();
  return (
    <ListScreen
      list={segmentsList}
      toolbar={
        <ButtonLink as={Link} href="/admin/segments/new" variant="secondary" className="justify-self-start">
          {text("segments.add")}
        </ButtonLink>
      }
    />
  );
}
