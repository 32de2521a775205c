import { describe, expect, test } from "vitest";
import type { EventPageAnswer } from "#domain/content/kinds/event/public.ts";
import type { PostPageAnswer } from "#domain/content/kinds/post/public.ts";
import type { Site } from "#domain/site/site.ts";
import type { Around } from "./around.ts";
import { articleData } from "./article.ts";
import { breadcrumbData } from "./breadcrumbs.ts";
import { dataCatalogData } from "./data-catalog.ts";
import { eventData } from "./event.ts";
import { firstFeeRates } from "#domain/money/cover-fees.ts";
import { foundationData } from "./foundation.ts";

const site: Site = {
  mode: "demo",
  name: "Stichting Open Hand",
  statutoryName: "Stichting Open Hand",
  address: "Voorbeeldkade 12, 1019 AB Amsterdam, Nederland",
  email: "contact@openhand.example",
  phone: "+31 20 123 4567",
  rsin: "123456782",
  kvk: "12345678",
  giving: "FULL",
  paysInPage: false,
  transfers: false,
  sampleFallback: true,
  fees: firstFeeRates,
  claims: ["anbi"],
  split: [],
};
const around = (path: string, changes: Partial<Site> = {}): Around => ({
  site: { ...site, ...changes },
  language: "nl",
  path,
  publicUrl: "https://openhand.example",
  addressOf: (of) => `https://openhand.example/nl${of === "/" ? "" : of}`,
});

const post: PostPageAnswer = {
  id: "seven-percent",
  title: "Waar de zeven procent voor is",
  summary: "Een eerlijke uitleg",
  author: "Youssef El Amrani",
  publishedOn: "2026-10-20",
  color: null,
  coverUrl: null,
  coverAlt: null,
  body: ["Soms vraagt iemand."],
  program: null,
  project: null,
  newer: null,
  older: null,
};
const event: EventPageAnswer = {
  id: "evening",
  title: "Informatieavond",
  description: "Een uur online",
  startsAt: "2026-11-15T19:30:00+01:00",
  endsAt: "2026-11-15T20:30:00+01:00",
  place: "Studieruimte Noord, Amsterdam",
  countryCode: "NL",
  online: false,
  capacity: 40,
  placesLeft: 3,
  state: "OPEN",
  color: null,
  coverUrl: null,
  coverAlt: null,
  body: [],
  program: null,
};

describe("the foundation", () => {
  test("is a non-profit with a name, an address and the numbers it is registered under", () => {
    expect(foundationData(around("/"))).toMatchObject({
      "@type": "NGO",
      "@id": "https://openhand.example/#foundation",
      name: site.name,
      url: "https://openhand.example/nl",
      taxID: site.rsin,
      identifier: { propertyID: "KVK", value: site.kvk },
    });
  });

  test("can be given to, where we may ask for gifts", () => {
    expect(foundationData(around("/")).potentialAction).toMatchObject({
      "@type": "DonateAction",
      recipient: { "@id": "https://openhand.example/#foundation" },
      target: { urlTemplate: "https://openhand.example/nl/donate" },
    });
    expect(JSON.stringify(foundationData(around("/", { giving: "INFO_ONLY" })))).not.toMatch(/donate/i);
  });
});

test("the way to a page is counted from one, with whole addresses", () => {
  const crumbs = breadcrumbData(
    [{ href: "/posts", label: "Nieuws" }],
    post.title,
    around("/posts/seven-percent"),
  );
  expect(crumbs.itemListElement).toEqual([
    { "@type": "ListItem", position: 1, name: "Nieuws", item: "https://openhand.example/nl/posts" },
    {
      "@type": "ListItem",
      position: 2,
      name: post.title,
      item: "https://openhand.example/nl/posts/seven-percent",
    },
  ]);
});

test("a post has a headline, a day, an author, a publisher and a picture", () => {
  expect(articleData(post, around("/posts/seven-percent"))).toMatchObject({
    "@type": "NewsArticle",
    headline: post.title,
    datePublished: "2026-10-20",
    author: { "@type": "Person", name: post.author },
    publisher: { "@type": "NGO", name: site.name },
    image: ["https://openhand.example/social/posts/seven-percent.png"],
    mainEntityOfPage: "https://openhand.example/nl/posts/seven-percent",
  });
  const photographed = { ...post, coverUrl: "/uploads/a.jpg" };
  expect(articleData(photographed, around("/posts/seven-percent")).image).toEqual([
    "https://openhand.example/uploads/a.jpg",
  ]);
});

describe("an event", () => {
  const dataOf = (changes: Partial<EventPageAnswer>) =>
    eventData({ ...event, ...changes }, around("/events/evening"));

  test("has a name, a place and moments with their offset", () => {
    expect(dataOf({})).toMatchObject({
      "@type": "Event",
      name: event.title,
      startDate: "2026-11-15T19:30:00+01:00",
      endDate: "2026-11-15T20:30:00+01:00",
      eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
      location: { "@type": "Place", name: event.place, address: { addressCountry: "NL" } },
      offers: { price: 0, priceCurrency: "EUR", availability: "https://schema.org/InStock" },
      organizer: { "@type": "NGO" },
    });
  });

  test("that is online is at its own address", () => {
    expect(dataOf({ online: true })).toMatchObject({
      eventAttendanceMode: "https://schema.org/OnlineEventAttendanceMode",
      location: { "@type": "VirtualLocation", url: "https://openhand.example/nl/events/evening" },
    });
  });

  test("that is full says so, and one that is over offers nothing", () => {
    expect(dataOf({ state: "FULL", placesLeft: 0 })).toMatchObject({
      remainingAttendeeCapacity: 0,
      offers: { availability: "https://schema.org/SoldOut" },
    });
    expect(dataOf({ state: "PAST" })).not.toHaveProperty("offers");
  });
});

test("the open data is a catalog of datasets with their files, marked in a demonstration", () => {
  const made = {
    licence: "",
    asOf: "2026-11-14",
    updatedAt: "2026-11-14T03:00:00.000Z",
    throughEntry: 1,
    files: [{ name: "lines.csv", url: "/api/open-data/files/lines.csv", rows: 1, bytes: 1, sha256: "" }],
  };
  const words = {
    title: "Open data",
    demo: "Demonstration data.",
    of: (dataset: string) => `All ${dataset}`,
  };
  const { dataset } = dataCatalogData(made, words, around("/open-data"));
  const lines = dataset.find(({ distribution }) => distribution.length > 0);
  const isDemo = around("/open-data").site.mode === "demo";
  expect(lines).toMatchObject({
    "@type": "Dataset",
    description: `${isDemo ? "Demonstration data. " : ""}All lines`,
    license: "https://creativecommons.org/licenses/by/4.0/",
    dateModified: made.updatedAt,
    distribution: [
      {
        "@type": "DataDownload",
        encodingFormat: "text/csv",
        contentUrl: "https://openhand.example/api/open-data/files/lines.csv",
      },
    ],
  });
});
