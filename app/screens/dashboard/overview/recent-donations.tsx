import type { MyDonation } from "#domain/giving/my-giving.ts";
import { NotLoaded } from "../../../components/content/not-loaded.tsx";
import { DonationLine } from "../../../components/my-donations/donation-line.tsx";
import { ListOnItsWay } from "../../../components/my-donations/list-on-its-way.tsx";
import { NoDonations } from "../../../components/my-donations/no-donations.tsx";
import { ButtonLink } from "../../../components/ui/button.tsx";
import type { Entry } from "../../../data/api-cache.ts";
import { useText } from "../../../i18n/text.tsx";
import { Link } from "../../../routing/link.tsx";
import { Section } from "../../../components/ui/section.tsx";

const shown = 5;

export function RecentDonations({ donations }: { donations: Entry<MyDonation[]> }) {
  const { text } = useText();
  return (
    <Section id="recent" title={text("dashboard.recent.title")} heading="text-2xl" className="lg:col-span-2">
      <NewestFew {...donations} />
    </Section>
  );
}

function NewestFew({ data, error }: Entry<MyDonation[]>) {
  const { text } = useText();
  if (!data) return error ? <NotLoaded className="mt-4" /> : <ListOnItsWay />;
  if (data.length === 0) return <NoDonations />;
  return (
    <>
      <ul className="mt-2 divide-y divide-line border-y border-line">
        {data.slice(0, shown).map((donation) => (
          <DonationLine key={donation.id} donation={donation} />
        ))}
      </ul>
      {data.length > shown && (
        <ButtonLink as={Link} href="/dashboard/donations" variant="secondary" className="mt-4">
          {text("dashboard.recent.all")}
        </ButtonLink>
      )}
    </>
  );
}
