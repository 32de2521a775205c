import { pledgesList } from "#domain/matching/pledges-list.ts";
import { ListScreen } from "../../../components/list/list-screen.tsx";
import { ButtonLink } from "../../../components/ui/button.tsx";
import { useUser } from "../../../data/site.ts";
import { useText } from "../../../i18n/text.tsx";
import { Link } from "../../../routing/link.tsx";

export default function AdminMatchingScreen() {
  return <ListScreen list={pledgesList} toolbar={<Add />} />;
}

function Add() {
  const { text } = useText();
  if (useUser()?.role !== "ADMIN") return null;
  return (
    <ButtonLink as={Link} href={`${pledgesList.page}/new`} variant="secondary" className="justify-self-start">
      {text("matching.add")}
    </ButtonLink>
  );
}
