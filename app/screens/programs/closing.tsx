import { ButtonLink } from "../../components/ui/button.tsx";
import { useSite } from "../../data/site.ts";
import { useText } from "../../i18n/text.tsx";
import { Link } from "../../routing/link.tsx";
import { Band } from "../../components/ui/band.tsx";

/** Where gifts may not be asked for, only the invitation to lend a hand is left. */
export function Closing() {
  const { text } = useText();
  const { giving } = useSite();
  const mayAsk = giving === "FULL";
  return (
    <Band
      id="closing"
      title={text("programs.closing.title")}
      heading="max-w-prose text-4xl"
      className="surface-action mt-12 -mb-16"
      inner="page-width py-14 sm:py-20"
    >
      <p className="mt-4 max-w-prose text-lg">
        {text(mayAsk ? "programs.closing.text" : "programs.closing.textInfo")}
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        {mayAsk && (
          <ButtonLink as={Link} href="/donate" variant="secondary" size="large">
            {text("programs.closing.donate")}
          </ButtonLink>
        )}
        <ButtonLink as={Link} href="/volunteer" variant="secondary" size="large">
          {text("programs.closing.volunteer")}
        </ButtonLink>
      </div>
    </Band>
  );
}
