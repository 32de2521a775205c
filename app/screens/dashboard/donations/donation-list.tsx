import { useState } from "react";
import { useLocation, useSearch } from "wouter";
import { filterDonations, yearGiven } from "#domain/giving/donation-filter.ts";
import type { ListedDonation } from "#domain/giving/donation-list.ts";
import { DonationLine } from "../../../components/my-donations/donation-line.tsx";
import { EmptyState } from "../../../components/ui/empty-state.tsx";
import { Download } from "../../../components/ui/icons.tsx";
import { Pagination } from "../../../components/ui/pagination.tsx";
import { useText } from "../../../i18n/text.tsx";
import { Link } from "../../../routing/link.tsx";
import { FilterForm } from "./filter-form.tsx";
import { ownPath, readListAddress, searchOf, type ListAddress } from "./list-address.ts";

const pageSize = 25;

export function DonationList({ donations }: { donations: readonly ListedDonation[] }) {
  const { text, language } = useText();
  const [, navigate] = useLocation();
  const address = useListAddress();
  const found = filterDonations(donations, address);
  const pages = Math.max(1, Math.ceil(found.length / pageSize));
  const page = Math.min(address.page, pages);
  const csv = new URLSearchParams(searchOf({ ...address, page: 1 }));
  csv.set("language", language);
  return (
    <>
      <FilterForm donations={donations} address={address} onShow={(search) => navigate(ownPath + search)} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <output className="text-ink-soft">{text("my-papers.list.found", { count: found.length })}</output>
        <a href={`/api/my/donations.csv?${csv.toString()}`} download className="button button-secondary">
          <Download aria-hidden="true" />
          {text("my-papers.list.csv")}
        </a>
      </div>
      {found.length === 0 && (
        <EmptyState
          title={text("my-papers.list.none")}
          action={
            <Link href={ownPath} className="text-link">
              {text("my-papers.filter.clear")}
            </Link>
          }
        />
      )}
      {byYear(found.slice((page - 1) * pageSize, page * pageSize)).map(([year, ofYear]) => (
        <section key={year} aria-labelledby={`year-${year}`}>
          <h2 id={`year-${year}`} className="flex flex-wrap items-baseline justify-between gap-3 text-2xl">
            <bdi>{year}</bdi>
            <span className="text-base font-normal text-ink-soft">
              {text("dashboard.stats.count", { n: ofYear.length })}
            </span>
          </h2>
          <ul className="mt-2 divide-y divide-line border-y border-line">
            {ofYear.map((donation) => (
              <DonationLine key={donation.id} donation={donation} full>
                <DonationPapers donation={donation} />
              </DonationLine>
            ))}
          </ul>
        </section>
      ))}
      <Pagination
        as={Link}
        current={page}
        total={pages}
        hrefOf={(to) => ownPath + searchOf({ ...address, page: to })}
        label={text("my-papers.list.pages")}
        previousLabel={text("my-papers.list.previous")}
        nextLabel={text("my-papers.list.next")}
        pageLabel={(to) => text("my-papers.list.page", { page: to })}
      />
    </>
  );
}

/** The filter is in the address. While the next screen loads, this one keeps its own. */
function useListAddress(): ListAddress {
  const [path] = useLocation();
  const search = useSearch();
  const [own, setOwn] = useState({ path, search });
  if (path === own.path && search !== own.search) setOwn({ path, search });
  return readListAddress(own.search);
}

/** Newest year first, like the list. */
function byYear(donations: readonly ListedDonation[]): [number, ListedDonation[]][] {
  const years = new Map<number, ListedDonation[]>();
  for (const donation of donations) {
    const year = yearGiven(donation);
    years.set(year, [...(years.get(year) ?? []), donation]);
  }
  return [...years];
}

function DonationPapers({ donation }: { donation: ListedDonation }) {
  const { text, format, language } = useText();
  const { id, purpose, paidOn, receiptNumber, createdAt } = donation;
  return (
    <div className="flex w-full flex-wrap items-center gap-x-6 text-sm">
      {purpose !== null && (
        <span className="text-ink-soft">{text("my-papers.list.purpose", { purpose })}</span>
      )}
      {receiptNumber !== null && (
        <a
          href={`/api/my/donations/${id}/receipt.pdf?language=${language}`}
          download
          aria-label={text("my-papers.list.receiptOf", { number: receiptNumber })}
          className="text-link inline-block py-3"
        >
          {text("my-papers.list.receipt")}
        </a>
      )}
      {paidOn !== null && (
        <Link
          href={`/dashboard/gifts/${id}`}
          aria-label={text("my-papers.list.followOf", { date: format.date(createdAt) })}
          className="text-link inline-block py-3"
        >
          {text("my-papers.list.follow")}
        </Link>
      )}
    </div>
  );
}
