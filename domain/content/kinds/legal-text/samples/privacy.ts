import type { LegalText } from "../schema.ts";
import { privacyKeeping } from "./privacy-keeping.ts";
import { privacyPurposes } from "./privacy-purposes.ts";
import { privacyRights } from "./privacy-rights.ts";
import { privacySharing } from "./privacy-sharing.ts";

export const privacy: LegalText = {
  id: "privacy",
  version: "1.0",
  effectiveOn: "2026-11-01",
  title: { en: "Privacy statement", nl: "Privacyverklaring", ar: "بيان الخصوصية" },
  summary: {
    en: "What we know about you, why, for how long, and what you can do about it.",
    nl: "Wat wij van u weten, waarom, hoe lang, en wat u daaraan kunt doen.",
    ar: "ما نعرفه عنكم، ولماذا، وإلى متى، وما يمكنكم فعله حياله.",
  },
  sections: [...privacyPurposes, ...privacySharing, ...privacyKeeping, ...privacyRights],
};
