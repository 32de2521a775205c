import { ButtonLink } from "../../components/ui/button.tsx";
import { useSite } from "../../data/site.ts";
import { useText } from "../../i18n/text.tsx";
import { Link } from "../../routing/link.tsx";

/** Where gifts may not be asked for, only the invitation to lend a hand is left. */
export function Closing() {
  const { text } = useText();
  const { giving } = useSite();
  const mayAsk = giving === "FULL";
  return (
    <section aria-labelledby="closing" className="surface-action mt-12 -mb-16">
      <div className="page-width py-14 sm:py-20">
        <h2 id="closing" className="max-w-prose text-4xl">
          {text("programs.closing.title")}
        </h2>
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
      </div>
    </section>
  );
}
