import { ButtonLink } from "../../components/ui/button.tsx";
import { Card } from "../../components/ui/card.tsx";
import { Notice } from "../../components/ui/notice.tsx";
import { useSite } from "../../data/site.ts";
import { useText } from "../../i18n/text.tsx";
import { Link } from "../../routing/link.tsx";

export function Unavailable() {
  const { text } = useText();
  const { phone } = useSite();
  return (
    <Card className="mt-8">
      <h2 className="text-2xl">{text("donate.unavailable.title")}</h2>
      <p className="mt-3">{text("donate.unavailable.text")}</p>
      <p className="mt-6 flex flex-wrap gap-3">
        <ButtonLink as={Link} href="/contact?topic=donation">
          {text("donate.unavailable.contact")}
        </ButtonLink>
        <ButtonLink href={`tel:${phone.replaceAll(" ", "")}`} variant="secondary">
          {text("donate.unavailable.call")}
        </ButtonLink>
      </p>
    </Card>
  );
}

/** In some countries we may inform but not ask. */
export function NotFromHere() {
  const { text } = useText();
  return (
    <Notice tone="info" title={text("donate.country.title")} className="mt-8">
      <p>{text("donate.country.text")}</p>
    </Notice>
  );
}
