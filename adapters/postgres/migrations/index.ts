import * as content from "./0001-content.ts";
import * as givingAndLedger from "./0002-giving-and-ledger.ts";
import * as people from "./0003-people.ts";
import * as mail from "./0004-mail.ts";
import * as accounts from "./0005-accounts.ts";
import * as publicForms from "./0006-public-forms.ts";
import * as eventRegistrations from "./0007-event-registrations.ts";
import * as documents from "./0008-documents.ts";
import * as sandbox from "./0009-sandbox.ts";
import * as auditLog from "./0010-audit-log.ts";
import * as grants from "./0011-grants.ts";
import * as monthlyGiving from "./0013-monthly-giving.ts";
import * as givingSafety from "./0014-giving-safety.ts";
import * as periodicAgreements from "./0015-periodic-agreements.ts";
import * as privacy from "./0016-privacy.ts";
import * as workingOnApplications from "./0017-working-on-applications.ts";
import * as contentEditing from "./0018-content-editing.ts";
import * as donationDesk from "./0019-donation-desk.ts";
import * as settings from "./0020-settings.ts";
import * as expenses from "./0021-expenses.ts";
import * as analytics from "./0022-analytics.ts";
import * as identityAndTerms from "./0023-identity-and-terms.ts";
import * as mailByCause from "./0024-mail-by-cause.ts";
import * as givingGaps from "./0025-giving-gaps.ts";
import * as wishesOfAttempts from "./0028-wishes-of-attempts.ts";
import * as suspense from "./0029-suspense.ts";
import * as refundRequests from "./0030-refund-requests.ts";
import * as triedCards from "./0031-tried-cards.ts";
import * as purposes from "./0032-purposes.ts";
import * as mandatesAndZakat from "./0033-mandates-and-zakat.ts";
import * as whoGetsIn from "./0034-who-gets-in.ts";
import * as providerErasures from "./0036-provider-erasures.ts";
import * as accountPictures from "./0037-account-pictures.ts";
import * as sessionsWithoutAmount from "./0038-sessions-without-amount.ts";
import * as books from "./0040-books.ts";
import * as bookYears from "./0041-book-years.ts";
import * as bank from "./0043-bank.ts";
import * as transfers from "./0046-transfers.ts";
import * as payouts from "./0048-payouts.ts";
import * as sandboxPayouts from "./0049-sandbox-payouts.ts";
import * as giftsByHand from "./0050-gifts-by-hand.ts";
import * as reversedGifts from "./0051-reversed-gifts.ts";
import * as entriesByHand from "./0052-entries-by-hand.ts";
import * as auditor from "./0054-auditor.ts";
import * as budgets from "./0055-budgets.ts";
import * as clearingAndRules from "./0056-clearing-and-rules.ts";
import * as partPayments from "./0057-part-payments.ts";
import * as sealedGifts from "./0058-sealed-gifts.ts";
import * as openData from "./0060-open-data.ts";
import * as anbiPublications from "./0061-anbi-publications.ts";
import * as figureRecords from "./0062-figure-records.ts";
import * as programRecords from "./0063-program-records.ts";
import * as results from "./0064-results.ts";
import * as publicCopies from "./0065-public-copies.ts";
import * as holdingRows from "./0066-holding-rows.ts";
import * as importProgress from "./0068-import-progress.ts";
import * as lateEntries from "./0069-late-entries.ts";
import * as reasonsOfFigures from "./0070-reasons-of-figures.ts";
import * as giftsWithAPlace from "./0072-gifts-with-a-place.ts";
import * as backups from "./0074-backups.ts";
import * as cheaperGifts from "./0077-cheaper-gifts.ts";
import * as rowsOfDonations from "./0078-rows-of-donations.ts";
import * as watching from "./0080-watching.ts";
import * as alertsAndStatus from "./0081-alerts-and-status.ts";
import type { Step } from "./step.ts";
import * as apiTokens from "./0084-api-tokens.ts";
import * as webhooks from "./0085-webhooks.ts";
import * as receiptsAfterSeveralRestores from "./0086-receipts-after-several-restores.ts";
import * as lookedAtUpTo from "./0089-looked-at-up-to.ts";
import * as riskOfGifts from "./0094-risk-of-gifts.ts";
import * as guardsByStatement from "./0096-guards-by-statement.ts";
import * as receiptsCountedTogether from "./0097-receipts-counted-together.ts";
import * as failuresByOrigin from "./0098-failures-by-origin.ts";
import * as oneListOfLanguages from "./0099-one-list-of-languages.ts";
import * as matchParts from "./0100-match-parts.ts";
import * as publicCosts from "./0101-public-costs.ts";
import * as publicSums from "./0102-public-sums.ts";
import * as publishedDocuments from "./0105-published-documents.ts";
import * as saltedSeals from "./0106-salted-seals.ts";
import * as waitingEntries from "./0107-waiting-entries.ts";
import * as pauseReach from "./0108-pause-reach.ts";
import * as datedEvidence from "./0111-dated-evidence.ts";
import * as ordersOfDonations from "./0114-orders-of-donations.ts";
import * as campaignOutcomes from "./0116-campaign-outcomes.ts";
import * as contacts from "./0120-contacts.ts";
import * as unsavedEdits from "./0127-unsaved-edits.ts";
import * as countedRefunds from "./0130-counted-refunds.ts";
import * as listViews from "./0133-list-views.ts";
import * as translationMemories from "./0137-translation-memories.ts";
import * as expenseCorrections from "./0141-expense-corrections.ts";
import * as addedAccounts from "./0142-added-accounts.ts";
import * as emailConsents from "./0145-email-consents.ts";
import * as segments from "./0146-segments.ts";
import * as emailCampaigns from "./0150-email-campaigns.ts";
import * as paymentMethods from "./0155-payment-methods.ts";
import * as matching from "./0159-matching.ts";

/** In order, forward only. A released migration is never edited: a later one mends it. */
export const migrations: Readonly<Record<string, Step>> = {
  "0001-content": content,
  "0002-giving-and-ledger": givingAndLedger,
  "0003-people": people,
  "0004-mail": mail,
  "0005-accounts": accounts,
  "0006-public-forms": publicForms,
  "0007-event-registrations": eventRegistrations,
  "0008-documents": documents,
  "0009-sandbox": sandbox,
  "0010-audit-log": auditLog,
  "0011-grants": grants,
  "0013-monthly-giving": monthlyGiving,
  "0014-giving-safety": givingSafety,
  "0015-periodic-agreements": periodicAgreements,
  "0016-privacy": privacy,
  "0017-working-on-applications": workingOnApplications,
  "0018-content-editing": contentEditing,
  "0019-donation-desk": donationDesk,
  "0020-settings": settings,
  "0021-expenses": expenses,
  "0022-analytics": analytics,
  "0023-identity-and-terms": identityAndTerms,
  "0024-mail-by-cause": mailByCause,
  "0025-giving-gaps": givingGaps,
  "0028-wishes-of-attempts": wishesOfAttempts,
  "0029-suspense": suspense,
  "0030-refund-requests": refundRequests,
  "0031-tried-cards": triedCards,
  "0032-purposes": purposes,
  "0033-mandates-and-zakat": mandatesAndZakat,
  "0034-who-gets-in": whoGetsIn,
  "0036-provider-erasures": providerErasures,
  "0037-account-pictures": accountPictures,
  "0038-sessions-without-amount": sessionsWithoutAmount,
  "0040-books": books,
  "0041-book-years": bookYears,
  "0043-bank": bank,
  "0046-transfers": transfers,
  "0048-payouts": payouts,
  "0049-sandbox-payouts": sandboxPayouts,
  "0050-gifts-by-hand": giftsByHand,
  "0051-reversed-gifts": reversedGifts,
  "0052-entries-by-hand": entriesByHand,
  "0054-auditor": auditor,
  "0055-budgets": budgets,
  "0056-clearing-and-rules": clearingAndRules,
  "0057-part-payments": partPayments,
  "0058-sealed-gifts": sealedGifts,
  "0060-open-data": openData,
  "0061-anbi-publications": anbiPublications,
  "0062-figure-records": figureRecords,
  "0063-program-records": programRecords,
  "0064-results": results,
  "0065-public-copies": publicCopies,
  "0066-holding-rows": holdingRows,
  "0068-import-progress": importProgress,
  "0069-late-entries": lateEntries,
  "0070-reasons-of-figures": reasonsOfFigures,
  "0072-gifts-with-a-place": giftsWithAPlace,
  "0074-backups": backups,
  "0077-cheaper-gifts": cheaperGifts,
  "0078-rows-of-donations": rowsOfDonations,
  "0080-watching": watching,
  "0081-alerts-and-status": alertsAndStatus,
  "0084-api-tokens": apiTokens,
  "0085-webhooks": webhooks,
  "0086-receipts-after-several-restores": receiptsAfterSeveralRestores,
  "0089-looked-at-up-to": lookedAtUpTo,
  "0094-risk-of-gifts": riskOfGifts,
  "0096-guards-by-statement": guardsByStatement,
  "0097-receipts-counted-together": receiptsCountedTogether,
  "0098-failures-by-origin": failuresByOrigin,
  "0099-one-list-of-languages": oneListOfLanguages,
  "0100-match-parts": matchParts,
  "0101-public-costs": publicCosts,
  "0102-public-sums": publicSums,
  "0105-published-documents": publishedDocuments,
  "0106-salted-seals": saltedSeals,
  "0107-waiting-entries": waitingEntries,
  "0108-pause-reach": pauseReach,
  "0111-dated-evidence": datedEvidence,
  "0114-orders-of-donations": ordersOfDonations,
  "0116-campaign-outcomes": campaignOutcomes,
  "0120-contacts": contacts,
  "0127-unsaved-edits": unsavedEdits,
  "0130-counted-refunds": countedRefunds,
  "0133-list-views": listViews,
  "0137-translation-memories": translationMemories,
  "0141-expense-corrections": expenseCorrections,
  "0142-added-accounts": addedAccounts,
  "0145-email-consents": emailConsents,
  "0146-segments": segments,
  "0150-email-campaigns": emailCampaigns,
  "0155-payment-methods": paymentMethods,
  "0159-matching": matching,
};
