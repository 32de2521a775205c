import { inLatin } from "./numbers-in.ts";
import type { Piece } from "./read-page.ts";

/**
 * Numbers that claim nothing about money, people or time, each kind with its reason. Everything else must say where it comes from.
 * `within` looks at where a text stands; `says` is taken out of it, and what is left must hold no digit.
 */
type Kind = Readonly<{
  reason: string;
  within?: (piece: Piece, path: string) => boolean;
  says?: readonly RegExp[];
}>;

const months = (language: string): string =>
  Array.from({ length: 12 }, (_, month) =>
    new Intl.DateTimeFormat(language, { month: "long" }).format(new Date(Date.UTC(2026, month, 15))),
  ).join("|");
const month = `(?:${["en", "nl", "ar-AE-u-nu-latn-ca-gregory"].map(months).join("|")})`;

const isIn = (piece: Piece, ...names: string[]): boolean =>
  piece.inside.some((element) => names.includes(element.split("#")[0] ?? ""));
const hasClass = (piece: Piece, name: RegExp): boolean =>
  piece.attributes.some((attributes) => name.test(attributes["class"] ?? ""));
const isUnmarked = ({ figures, rows }: Piece): boolean => figures.length + rows.length === 0;

const kinds: readonly Kind[] = [
  {
    reason: "a day, a month, a year or an hour",
    within: (piece, path) =>
      isIn(piece, "time") || (path === "/events" && isIn(piece, "article") && /^\d{1,2}$/.test(piece.text)),
    says: [
      new RegExp(`\\d{1,2} ${month}(?: \\d{4})?`, "giu"),
      new RegExp(`${month} \\d{4}`, "giu"),
      /(?<![\d.,€-])(?:19|20)\d\d(?![\d%]|[.,]\d)/g,
      /\d{1,2}[:.]\d\d[–-]\d{1,2}[:.]\d\d|\d{1,2}:\d\d/g,
    ],
  },
  {
    reason: "the name of a standard, a licence, a key or a page",
    says: [
      /SHA-?256|ISO ?\d+|IATI ?2\.03|360 ?Giving(?: ?\d\.\d)?|CC BY 4\.0|RJ ?650|\(F8\)|^404/gi,
      /(?:Attribution|Naamsvermelding|نَسب المُصنَّف) 4\.0/g,
    ],
  },
  {
    reason: "a fingerprint, a number in a register, an address, a telephone number or an account",
    within: (piece) => isIn(piece, "code", "pre", "textarea", "address"),
    says: [
      /\b[0-9a-f]{16,}\b/gi,
      /\b[A-Z]{3,}(?:-[A-Z0-9]+)*-\d[\d-]*/g,
      /\b[A-Z]{2}\d\d(?: [A-Z0-9]{4})+(?: \d{1,2})?\b(?: \([A-Z0-9]{8,11}\))?/g,
      /(?:RSIN|KVK|number|nummer|register|handelsregister|الرقم|السجل|رقم)[^\d]{0,40}\d{8,9}\b/gi,
      /^\d{8,9}$/g,
      /\+\d[\d ]{7,}/g,
      /Voorbeeldkade 12,? ?|\b1019 AB\b/g,
      /^(?:Expense|Uitgave|المصروف) \d+$/g,
      /\/api\/\S+|https?:\/\/\S+/g,
    ],
  },
  {
    reason: "one of the United Nations' goals, by its number",
    within: (piece, path) =>
      hasClass(piece, /size-8 shrink-0 place-items-center/) ||
      (path === "/documents/impact-report" && isUnmarked(piece) && /^1?\d$/.test(inLatin(piece.text))),
  },
  {
    reason: "the price of a payment method, from the settings or the provider",
    within: (piece, path) => path === "/donate" && /^(?:Fee|Kosten|الرسوم): /.test(piece.text.trim()),
  },
  {
    reason: "the size of a file",
    says: [/^PDF\D{0,8}\d[\d.,]* (?:KB|كيلوبايت)$/gi],
  },
  {
    reason: "the version of a published report",
    says: [/^(?:Version|Versie|الإصدار) \D?\d+\D?[,،]/g],
  },
  {
    reason: "the place of a sentence in a numbered list",
    within: (piece, path) => path.startsWith("/documents/") && /^\d\.$/.test(inLatin(piece.text)),
  },
  {
    reason: "an amount that can be chosen, a limit of what can be typed, or the visitor's own sum",
    within: (piece) =>
      isUnmarked(piece) &&
      (isIn(piece, "select", "button", "input") ||
        piece.inside.some((element) => element.endsWith("-hint")) ||
        (isIn(piece, "label") && /^(?:€ ?\d+|\d+ €)$/.test(inLatin(piece.text).trim())) ||
        (isIn(piece, "form") && isIn(piece, "dd"))),
    says: [
      /^\d+ (?:of at (?:least|most)|van (?:minimaal|maximaal)|من) [\d.,]+ (?:characters|tekens|حرف).*$/g,
    ],
  },
  {
    reason: "a day, told from today: how long something is still open, or how long ago it was",
    says: [
      /^\d+ days? left$|^nog \d+ dag(?:en)?$|^بقي \d+ (?:يوم|أيام).*$/g,
      /^Updated \d+ days? ago$|^\d+ dag(?:en)? geleden bijgewerkt$|^حُدّث قبل \d+ .*$/g,
    ],
  },
  {
    reason: "places of an event, which are taken or free",
    within: (piece, path) => /^\/events(\/|$)/.test(path) && (isIn(piece, "dd") || hasClass(piece, /^badge/)),
    says: [/^\d+ places? left$|^nog \d+ plaats(?:en)?$|^بقي \d+ (?:مكان|أماكن).*$/g],
  },
  {
    reason: "how many there are of a list that stands there to be counted",
    says: [/^\d+ projects?$|^\d+ project(?:en)?$|^\d+ مشاريع$/g],
  },
  {
    reason:
      "a condition: who may take part, what a call for grants offers and asks, how long donors may answer, by which rule we rate ourselves",
    within: (piece, path) =>
      (path === "/volunteer" && isIn(piece, "label", "figcaption")) ||
      (/^\/grants(\/|$)/.test(path) && isUnmarked(piece)) ||
      (/^\/campaigns\/./.test(path) && isIn(piece, "dd")) ||
      (path === "/transparency" && /\b85 ?%/.test(inLatin(piece.text))),
  },
  {
    reason: "how large a file is, how many rows it has, and how often it was fetched",
    within: (piece, path) =>
      (path === "/open-data" && isIn(piece, "li")) ||
      (path === "/transparency" && /download|تنزيل/.test(piece.text)),
    says: [/at least 10 people|minimaal 10 mensen|10 أشخاص|عن 10/g],
  },
  {
    reason: "what a law or a contract says",
    within: (_, path) => /^\/(privacy|cookies|terms)$/.test(path),
  },
  {
    reason: "a rule of zakat, and the price of metals on a day",
    within: (_, path) => path === "/zakat",
  },
  {
    reason: "dated news, and dated reports of a project or campaign",
    within: (piece, path) =>
      /^\/posts(\/|$)/.test(path) || (isIn(piece, "ol") && /^\/(projects|campaigns|documents)\/./.test(path)),
  },
];

/** What is left of a text when everything that claims nothing is taken out of it. */
export function claimsIn(piece: Piece, path: string): string {
  if (kinds.some(({ within }) => within?.(piece, path))) return "";
  return kinds
    .flatMap(({ says = [] }) => says)
    .reduce((left, pattern) => left.replace(pattern, " "), inLatin(piece.text).trim());
}
