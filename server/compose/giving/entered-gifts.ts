import { randomUUID } from "node:crypto";
import type pg from "pg";
import { firstDayOfBooks } from "#adapters/postgres/ledger/first-day-of-books.ts";
import { readSheet } from "#adapters/files/read-sheet.ts";
import { closedThrough } from "#adapters/postgres/book-years/open-points.ts";
import { storedGiftImports } from "#adapters/postgres/entered-gifts/gift-imports.ts";
import { storedEnteredGifts } from "#adapters/postgres/entered-gifts/stored-entered-gifts.ts";
import type { Settings } from "#adapters/postgres/site/settings.ts";
import { addDays } from "#domain/calendar/day.ts";
import type { Content } from "#domain/content/ports.ts";
import { enterGift, type Rules } from "#domain/entered-gifts/enter-gift.ts";
import { importGifts } from "#domain/entered-gifts/import/import-gifts.ts";
import { today } from "../../timing/clock.ts";

type Needs = { content: Content; settings: Settings; newReference: () => string };

export function composeEnteredGifts(pool: pg.Pool, { content, settings, newReference }: Needs) {
  const { enter, approve, refuse, reverse, document } = storedEnteredGifts(pool, newReference);
  const limit = () => settings.get("giftApproval");
  const rules: Rules = {
    today,
    firstDay: async () => (await firstDayOfBooks(pool)) ?? addDays(today(), -365),
    closedThrough: () => closedThrough(pool),
    // An ended campaign may still receive money in transit.
    purpose: async ({ campaignId, programId, fund }) => {
      const campaign = campaignId === null ? null : await content.find("campaign", campaignId);
      if (campaignId !== null && !campaign) return "campaign_unknown";
      const program = programId === null ? null : await content.find("program", programId);
      if (programId !== null && !program) return "program_unknown";
      const eligible = (campaign ?? program)?.zakatEligible ?? true;
      return fund && !eligible ? "zakat_not_eligible" : null;
    },
  };
  const files = importGifts({
    ...rules,
    ...storedGiftImports(pool, newReference),
    limit,
    readSheet,
    newId: randomUUID,
  });
  return {
    purposeOf: rules.purpose,
    previewFile: files.preview,
    importFile: files.enter,
    enter: enterGift({ ...rules, enter, limit }),
    limit,
    approve,
    refuse,
    reverse,
    document,
  };
}
