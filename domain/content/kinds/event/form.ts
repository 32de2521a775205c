import { countryCodes } from "../../fields.ts";
import {
  choice,
  number,
  optional,
  plain,
  prose,
  relation,
  words,
  type KindForm,
} from "../../editing/field-spec.ts";

export const eventForm: KindForm = {
  label: { en: "Events", nl: "Bijeenkomsten", ar: "الفعاليات" },
  newLabel: { en: "New event", nl: "Nieuwe bijeenkomst", ar: "فعالية جديدة" },
  title: "title",
  pageOf: (id) => `/events/${id}`,
  fields: [
    words("title"),
    prose("description"),
    prose("body"),
    plain("startsAt", "moment"),
    plain("endsAt", "moment"),
    words("place"),
    choice("countryCode", countryCodes),
    plain("online", "flag"),
    number("capacity", 1),
    optional(relation("programId", "program")),
    plain("cover", "cover"),
  ],
};
