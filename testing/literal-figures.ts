import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync, Visitor } from "vite";

const root = join(import.meta.dirname, "..");

/** Names that have a number in them: standards, articles of the law, keys, page codes. */
const names =
  /RJ ?650|camt\.05\d|MT ?940|SHA-256|ISO ?\d+|IATI ?2\.03|360 ?Giving(?: ?\d\.\d)?|CC BY 4\.0|F8|404|(?:art\.|artikel|المادة) ?\d+(?: lid \d+)?[\d.a-z/()]*|\d\.\d\.[a-z]/giu;

/** Texts that may hold digits, by the beginning of their ids, and why: each is a rule or an example, none is something we counted. */
export const reasons: Readonly<Record<string, readonly RegExp[]>> = {
  "how long, large or many something typed or sent may be": [
    /\.error\./,
    /\.problem\./,
    /[hH]int$/,
    /^bank\.zip\./,
    /^editor\.upload\.|^editor\.reason\./,
    /^errors\.too_large$/,
    /^admin\.waiting\.\d+$/,
    /^donate\.invalid\.text$/,
  ],
  "an example of how something is written": [
    /[wW]rong$/,
    /^editor\.notAnAmount$/,
    /^gift-import\.lead$/,
    /^periodic\.calc\.invalid$/,
  ],
  "how long a link, a draft or an invitation works, and when something is tried again": [
    /^signin\./,
    /^sign-in-mail\.link\.validity$/,
    /^form-mail\.draft\.dates$/,
    /^monthly-mail\./,
    /^settings-mail\.invitation\.until$/,
  ],
  "a rule of the tax law or of a year": [
    /^dashboard\.stats\.deductibleNote$/,
    /^transparency\.anbi\.balance$/,
  ],
  "a rule of zakat": [/^zakat\./],
  "a period that can be chosen, or a mark that can be given": [
    /^analytics\.(period|clear)/,
    /^application\.score\./,
  ],
  "the licence of the open data": [/^open-data\.licence\./],
  "the code of a purpose in a standard": [/^editor\.option\.\d/],
  "how a variable, a port or the rights of a file are written": [/^doctor\./, /^setup\.ask\./],
  "a limit of the program, or a status of HTTP": [/^api-docs\./, /^connections\.log\./],
};

type Texts = Readonly<Record<string, string>>;

/** The texts that say a number by themselves, in whichever digits. */
export const literalFigures = (texts: Texts): string[] =>
  Object.entries(texts)
    .filter(([, text]) => /\p{Nd}/u.test(spoken(text)))
    .map(([id]) => id);

export const isExplained = (id: string): boolean =>
  Object.values(reasons).some((patterns) => patterns.some((pattern) => pattern.test(id)));

/** What is left when choices by number (`=0`), what is filled in, and names are taken out. */
const spoken = (text: string): string =>
  text
    .replace(/=\d+ ?\{/g, "{")
    .replace(/\{\w+\}/g, "")
    .replace(names, "");

/** Words with digits between the tags of a component, or in what it says to those who listen. */
export function figuresInComponents(rooms: readonly string[]): string[] {
  return rooms.flatMap((room) =>
    readdirSync(join(root, room), { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".tsx") && !/\.(test|fixtures)\.tsx$/.test(file))
      .flatMap((file) => figuresIn(`${room}/${file}`, readFileSync(join(root, room, file), "utf8"))),
  );
}

const saidAloud = ["aria-label", "alt", "title", "label", "placeholder", "description"];

export function figuresIn(file: string, source: string): string[] {
  const found: string[] = [];
  const look = (text: string) => {
    if (/\p{Nd}/u.test(text.replace(names, ""))) found.push(`${file}: ${text.trim()}`);
  };
  new Visitor({
    JSXText: ({ value }) => look(value),
    JSXAttribute({ name, value }) {
      if (name.type !== "JSXIdentifier" || !saidAloud.includes(name.name)) return;
      if (value?.type === "Literal" && typeof value.value === "string") look(value.value);
    },
  }).visit(parseSync(file, source).program);
  return found;
}
