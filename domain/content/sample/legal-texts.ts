import type { LegalText } from "../kinds/legal-text.ts";
import { cookies } from "./legal/cookies.ts";
import { privacy } from "./legal/privacy.ts";
import { terms } from "./legal/terms.ts";

export const legalTexts: LegalText[] = [privacy, cookies, terms];
