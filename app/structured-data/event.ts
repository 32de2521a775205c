import type { EventPageAnswer } from "#domain/content/kinds/event/public.ts";
import { textLanguage } from "#domain/content/untranslated.ts";
import type { Around } from "./around.ts";
import { cardOf } from "./card-of.ts";
import { foundationInBrief } from "./foundation.ts";

/** https://schema.org/Event. Every event is free. */
export const eventData = (event: EventPageAnswer, around: Around) => {
  const address = around.addressOf(around.path);
  return {
    "@type": "Event",
    name: event.title,
    description: event.description,
    startDate: event.startsAt,
    endDate: event.endsAt,
    inLanguage: textLanguage(event, around.language),
    url: address,
    image: [around.publicUrl + (event.coverUrl ?? cardOf(around.path))],
    eventStatus: "https://schema.org/EventScheduled",
    eventAttendanceMode: `https://schema.org/${event.online ? "Online" : "Offline"}EventAttendanceMode`,
    location: event.online
      ? { "@type": "VirtualLocation", name: event.place, url: address }
      : {
          "@type": "Place",
          name: event.place,
          address: { "@type": "PostalAddress", name: event.place, addressCountry: event.countryCode },
        },
    organizer: foundationInBrief(around),
    isAccessibleForFree: true,
    maximumAttendeeCapacity: event.capacity,
    remainingAttendeeCapacity: event.placesLeft,
    ...(event.state !== "PAST" && {
      offers: {
        "@type": "Offer",
        price: 0,
        priceCurrency: "EUR",
        url: address,
        availability: `https://schema.org/${event.state === "OPEN" ? "InStock" : "SoldOut"}`,
      },
    }),
  };
};
