import { ButtonLink } from "../../components/ui/button.tsx";
import { useText } from "../../i18n/text.tsx";
import { Link } from "../../routing/link.tsx";

export function VolunteerPitch() {
  const { text } = useText();
  return (
    <section aria-labelledby="volunteer" className="border-y border-line bg-paper-sunk">
      <div className="page-width grid items-center gap-6 py-12 md:grid-cols-[1fr_auto]">
        <div>
          <h2 id="volunteer" className="text-3xl">
            {text("home.volunteer.title")}
          </h2>
          <p className="mt-3 max-w-prose text-lg">{text("home.volunteer.text")}</p>
        </div>
        <ButtonLink as={Link} href="/volunteer" variant="secondary" size="large">
          {text("home.volunteer.link")}
        </ButtonLink>
      </div>
    </section>
  );
}
