import * as z from "zod/mini";
import { count, countryCode, cover, moment, slug, untranslated } from "../../fields.ts";
import { localized } from "../../localized.ts";
import { countryCodes } from "../../fields.ts";
import {
  choice,
  number,
  optional,
  plain,
  prose,
  richText,
  relation,
  untranslatedField,
  words,
  type KindForm,
} from "../../editing/field-spec.ts";

export const event = z
  .object({
    id: slug,
    title: localized,
    description: localized,
    body: localized,
    startsAt: moment,
    endsAt: moment,
    place: localized,
    countryCode,
    online: z.boolean(),
    capacity: count.check(z.positive("capacity_missing")),
    programId: z.nullable(slug),
    cover,
    untranslated,
  })
  .check(
    z.refine((it) => Date.parse(it.endsAt) > Date.parse(it.startsAt), {
      error: "ends_before_start",
      path: ["endsAt"],
    }),
  );

export type ContentEvent = z.infer<typeof event>;

export const eventForm: KindForm = {
  title: "title",
  pageOf: (id) => `/events/${id}`,
  fields: [
    words("title"),
    prose("description"),
    richText("body"),
    plain("startsAt", "moment"),
    plain("endsAt", "moment"),
    words("place"),
    choice("countryCode", countryCodes),
    plain("online", "flag"),
    number("capacity", 1),
    optional(relation("programId", "program")),
    plain("cover", "cover"),
    untranslatedField,
  ],
};
