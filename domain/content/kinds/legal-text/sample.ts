import type { LegalText } from "./schema.ts";
import { cookies } from "./samples/cookies.ts";
import { privacy } from "./samples/privacy.ts";
import { terms } from "./samples/terms.ts";

export const legalTexts: LegalText[] = [privacy, cookies, terms];
