import type { FormEvent } from "react";
import { everything, noCampaign, yearGiven } from "#domain/giving/donation-filter.ts";
import type { ListedDonation } from "#domain/giving/donation-list.ts";
import { Button } from "../../../components/ui/button.tsx";
import { useText } from "../../../i18n/text.tsx";
import { readListAddress, searchOf, type ListAddress } from "./list-address.ts";
import { SelectField } from "../../../components/ui/select-field.tsx";

type Props = {
  donations: readonly ListedDonation[];
  address: ListAddress;
  onShow: (search: string) => void;
};

/** A GET form to this page. It offers only choices with results. */
export function FilterForm({ donations, address, onShow }: Props) {
  const { text } = useText();
  const years = [...new Set(donations.map(yearGiven))];
  const campaigns = new Map(
    donations.map(({ campaignId, purpose }) => [
      campaignId ?? noCampaign,
      campaignId === null ? text("my-papers.filter.noCampaign") : (purpose ?? campaignId),
    ]),
  );
  const show = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const chosen = new FormData(event.currentTarget);
    const query = new URLSearchParams();
    for (const [name, value] of chosen) if (typeof value === "string") query.set(name, value);
    onShow(searchOf(readListAddress(query.toString())));
  };
  return (
    <search>
      <form
        key={searchOf({ ...address, page: 1 })}
        method="get"
        onSubmit={show}
        className="grid items-end gap-3 sm:grid-cols-[10rem_1fr_auto]"
      >
        <SelectField
          label={text("my-papers.filter.year")}
          name="year"
          defaultValue={address.year === null ? everything : String(address.year)}
          options={[
            { value: everything, label: text("my-papers.filter.allYears") },
            ...years.map((year) => ({ value: String(year), label: String(year) })),
          ]}
        />
        <SelectField
          label={text("my-papers.filter.campaign")}
          name="campaign"
          defaultValue={address.campaignId ?? everything}
          options={[
            { value: everything, label: text("my-papers.filter.allCampaigns") },
            ...[...campaigns].map(([value, label]) => ({ value, label })),
          ]}
        />
        <Button type="submit" variant="secondary">
          {text("my-papers.filter.show")}
        </Button>
      </form>
    </search>
  );
}
