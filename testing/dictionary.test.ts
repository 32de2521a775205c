import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
const folders = ["app", "server", "contract", "domain", "adapters", "jobs", "checks"];

/** Names that this project has given up, and the word that is used instead. docs/glossary.md says what the words mean. */
const retired: Readonly<Record<string, string>> = {
  PaymentTruth: "PaymentReport",
  NotTold: "PayoutRefusal",
  truthOf: "reportFrom",
  mergeTruths: "mergeReports",
  hearNotice: "handleProviderNotice",
  hearNudge: "handleUnsignedNotice",
  grantMonthlyWish: "changeMonthlyGift",
  MonthlyWish: "MonthlyChangeRequest",
  WishPlan: "ChangePlan",
  GrantOutcome: "ChangeOutcome",
  Wishes: "DonationChoices",
  wishesOf: "choicesFrom",
  CallWish: "CallbackRequest",
  givingDoor: "givingGuard",
  Turned: "GuardRefusal",
  refuseTurned: "sendGuardRefusal",
  openDoor: "createAuth",
  letIn: "startSession",
  Together: "WithTransaction",
  AtDesk: "WithLockedRecord",
  atDesk: "withLockedRecord",
  Desk: "LockedRecord or DonationLookup",
  Holding: "WithLockedApplication",
  HeldApplication: "LockedApplication",
  takeTurns: "lockByName",
  donationDesk: "donationAdmin",
  agreementDesk: "agreementAdmin",
  DraftDesk: "SavedDraft",
  storedSessions: "storedPaymentSessions or storedSignInSessions",
  storedIdentities: "storedOpenIdSubjects",
  keepTerms: "applyRetention",
  Terms: "RetentionPeriods, MonthlyAmounts, TaxBasis or SessionLimits",
  RecurringGift: "MonthlyPlan",
  recurringGiftFrom: "monthlyPlanFrom",
  speak: "formatMessage",
  Words: "Texts",
  useWords: "useText",
  OnceAlive: "DisabledUntilHydrated",
  useAwake: "useHydrated",
  onTouch: "onFirstUseOrIdle",
  Standing: "EditedRecord, KnownDonation or KnownAgreement",
  standing: "current, known, or what it is: subscription, refundable, counts",
  SubscriptionStanding: "SubscriptionReport",
  MonthlyStanding: "KnownMonthlyGift",
  PaidStanding: "DonationOfPayment",
  StandingApplication: "SubmittedApplication",
  GiftTold: "ReceiptFacts",
  shelf: "contentRecords",
  paperPress: "pdfWorker",
  giveWay: "lowerThreadPriority",
  rememberFor: "cacheFor",
  atMostEvery: "throttle",
  atMost: "limitConcurrency",
  inTurns: "singleFlight",
  askedByMany: "answerCache",
  toldLately: "a cached answer",
  ownApi: "internalApi",
  ownLane: "requestLimits",
  ownShare: "limitConcurrency with a key",
  pageShare: "pageLimits",
  strangerOf: "isAnonymousVisitor",
  DatabaseAway: "DatabaseUnavailable",
  awayPage: "unavailablePage",
  forgetCached: "invalidate",
  readNames: "the query of a route",
  ShortWay: "the common middleware",
  literally: "escapeLike",
  notWaitingForDisk: "asyncCommit",
  Doer: "Caller",
  TellOwner: "NotifyOwner",
  proveAnew: "reauthenticate",
  ProveAnew: "Reauthenticate",
  lookAfterMonthlyGifts: "maintainMonthlyGifts",
  MonthlyCare: "MonthlyMaintenance",
  LyingMoney: "MoneyInSuspense",
  statusSaidBy: "statusFromReport",
  wantsTheSame: "haveSameChoices",
  sameSince: "duplicatesSince",
  Abouts: "ApplicationSubjects",
  pausesMs: "retryDelaysMs",
  hopeless: "deadBeforeTrying",
  nudge: "runNow",
  refutedBy: "checkByQuery",
  isNobodys: "hasNoProvider",
  untoldProxy: "warnOfUnknownProxy",
  definite: "onlyErrors",
  goOnOf: "resumeUrlOf",
  tellStory: "showDonation",
  tellContentChanged: "notifyContentChanged",
  momentsAt: "reviewThresholdsAt",
  isTheirs: "isOwnSession",
  stillOpens: "isSecretValid",
  learnFees: "fetchFees",
  learnCosts: "fetchCosts",
  tellers: "providers",
  PageWords: "PageTexts",
  PaperWords: "PaperTexts",
  Say: "PaperText",
  patienceMs: "timeoutMs or graceMs",
  usualPatienceMs: "defaultTimeoutMs",
  pastBurntKeys: "retryUnderNewKeys",
  askedBesides: "fetchRelatedObjects",
  ShutAccount: "SuspendedAccount",
  strayedFrom: "correctedChargeDate",
  rightDay: "correctedChargeDay",
  carryOn: "carryOutPlan",
  surprise: "handleError or errorWithoutPersonalData",
  comeUp: "startOrJoin",
  knock: "tryConnect",
  excuseStrangersLock: "claimStaleLock",
  lastWords: "lastErrorLine",
  shelterOf: "sharedFolderOf",
  openTogether: "openPayments",
  findTogether: "findPayments",
  beginTogether: "beginDonations",
  actTogether: "actOnPayments",
  feesTogether: "feesOfSessions",
  openedTogether: "keepOpenedPayments",
  Proposal: "Suggestion",
  proposeEntry: "suggestEntry",
  proposePayout: "suggestPayout",
  proposeOwnTransfer: "suggestOwnTransfer",
  explainLine: "matchLine",
  explainCertain: "autoMatch",
  explainPayouts: "matchPayouts",
  lentTrust: "declineBudget",
  goOn: "resumeAfterRestore or resumeUrl",
  noteWentOn: "writeResumeMarker",
};

test("nothing is declared by a name that has been given up", () => {
  const found = sources().flatMap((file) =>
    declaredIn(readFileSync(join(root, file), "utf8")).flatMap((name) => {
      const better = Object.hasOwn(retired, name) ? retired[name] : undefined;
      return better ? [`${file} declares ${name}: call it ${better}`] : [];
    }),
  );
  expect(found).toEqual([]);
});

/** As libraries name them: maxRetryMs, maxNameLength, minTermYears. */
test("a limit is a maximum or a minimum", () => {
  const superlative = /^(?:most|longest|shortest|least|fewest)[A-Z]/;
  const found = sources().flatMap((file) =>
    declaredIn(readFileSync(join(root, file), "utf8"))
      .filter((name) => superlative.test(name))
      .map((name) => `${file} declares ${name}`),
  );
  expect(found).toEqual([]);
});

/** Comments use the words of the profession (CONTRIBUTING.md). Migrations are not edited once they are released. */
test("comments avoid words of the old style", () => {
  const found = sources()
    .filter((file) => !file.startsWith(join("adapters", "postgres", "migrations")))
    .flatMap((file) =>
      readFileSync(join(root, file), "utf8")
        .split("\n")
        .flatMap((line, index) =>
          /^\s*(?:\/\*|\*|\/\/).*\b(?:whoever|anew)\b/i.test(line)
            ? [`${file}:${index + 1}: ${line.trim()}`]
            : [],
        ),
    );
  expect(found).toEqual([]);
});

test("a declaration is found however it is made", () => {
  const source =
    "export const Words = 1; type Desk = {}; export { a as shelf }; const { b, say: speak } = c; let x;";
  expect(declaredIn(source)).toEqual(expect.arrayContaining(["Words", "Desk", "shelf", "b", "speak", "x"]));
});

const declaration = /\b(?:const|let|function|class|type|interface|enum)\s+(?:\{([^{}=]*)\}|(\w+))/g;
const exported = /\bexport\s+(?:type\s+)?\{([^{}]*)\}/g;

/** The names that a source declares, takes apart into or exports under. */
function declaredIn(source: string): string[] {
  const names = [...source.matchAll(declaration)].flatMap(([, parts, name]) =>
    name ? [name] : lastOf(parts),
  );
  return [...names, ...[...source.matchAll(exported)].flatMap(([, parts]) => lastOf(parts))];
}

/** Of "a, b: c" or "a, b as c" those that are new: a and c. */
const lastOf = (parts = ""): string[] =>
  parts.split(",").flatMap(
    (part) =>
      part
        .trim()
        .split(/\s*:\s*|\s+as\s+/)
        .at(-1) || [],
  );

function sources(): string[] {
  return folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
      .map((file) => join(folder, file))
      .filter((file) => /\.tsx?$/.test(file)),
  );
}
