import type { LegalText } from "../schema.ts";
import { termsOfGiving } from "./terms-of-giving.ts";
import { termsOfUse } from "./terms-of-use.ts";

export const terms: LegalText = {
  id: "terms",
  version: "1.0",
  effectiveOn: "2026-11-01",
  title: { en: "Terms", nl: "Voorwaarden", ar: "الشروط" },
  summary: {
    en: "What you may expect of us when you give, volunteer or apply, and what we ask of you.",
    nl: "Wat u van ons mag verwachten als u geeft, vrijwilliger wordt of iets aanvraagt, en wat wij van u vragen.",
    ar: "ما يمكنكم توقعه منا عند التبرع أو التطوع أو التقديم، وما نطلبه منكم.",
  },
  sections: [...termsOfGiving, ...termsOfUse],
};
