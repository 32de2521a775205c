import { useSite } from "../../data/site.ts";
import { useText } from "../../i18n/text.tsx";
import { Link } from "../../routing/link.tsx";
import { ButtonLink } from "../ui/button.tsx";
import { EmptyState } from "../ui/empty-state.tsx";

export function NoDonations() {
  const { text } = useText();
  const { giving } = useSite();
  return (
    <EmptyState
      title={text("dashboard.empty.title")}
      action={
        giving === "FULL" && (
          <ButtonLink as={Link} href="/donate">
            {text("dashboard.empty.action")}
          </ButtonLink>
        )
      }
    >
      <p>{text("dashboard.empty.text")}</p>
    </EmptyState>
  );
}
