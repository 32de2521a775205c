// `npm run texts`: for editors. Texts changed since the last native reading, context of ambiguous texts, and
// `npm run texts -- journey zakat`: the texts of one donor journey, side by side in three languages.
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const print = (line) => process.stdout.write(`${line}\n`);

const root = join(import.meta.dirname, "..");
const languages = ["en", "nl", "ar"];
/** The commit that native editors last read in full. */
const lastReading = { nl: "da2804d0", ar: "da2804d0" };

const money = { Form: [/^donate\./], Email: [/^gift-mail\.receipt\./], PDF: [/^papers\.(?:receipt|gift)\./] };
const journeys = {
  "one-time": { ...money, Dashboard: [/^my-papers\.gift\./] },
  monthly: { ...money, Email: [/^(?:monthly-mail|gift-mail\.monthly)/], Dashboard: [/^monthly\./] },
  zakat: {
    Form: [/^zakat\./, /^donate\.(?:zakat|paid\.zakat|summary)/],
    Email: [/^gift-mail\.zakat\./],
    PDF: [/zakat/i, /^papers\.gift\.purpose/],
    Dashboard: [/^my-papers\.gift\.(?:assigned|rule)/],
  },
  memory: {
    Form: [/^donate\.(?:tribute|honoree|message|notifyEmail)/],
    Email: [/^gift-mail\.tribute\./],
    PDF: [/^papers\.receipt\./],
    Dashboard: [/^admin-donations\.one\.tribute/],
  },
  agreement: {
    Form: [/^periodic\./],
    Email: [/^gift-mail\.short\./],
    PDF: [/^papers\.(?:agreement|party|signature)\./],
    Dashboard: [/^periodic\.own\./, /^agreements\./],
  },
  transfer: {
    Form: [/^donate\.method\./, /^transfer\./],
    Email: [/^transfer-mail\./],
    PDF: [/^papers\.method\.transfer/, /^papers\.receipt\./],
    Dashboard: [/^monthly\.standingOrder/, /^dashboard\.status\./],
  },
  refund: {
    Form: [/^admin-donations\.refund\./],
    Email: [/^gift-mail\.(?:refund|reversed)\./],
    PDF: [
      /^papers\.gift\.(?:returned|not_returned|refunded|charged_back|net|reversed)/,
      /^papers\.receipt\.void/,
    ],
    Dashboard: [/^dashboard\.status\./, /^my-papers\.(?:gift\.returned|proof\.refund)/],
  },
  erasure: {
    Form: [/^privacy\.(?:erase|kept)/, /^privacy\.error/],
    Email: [/^privacy-mail\.erased\./],
    PDF: [/^privacy-mail\.readme/],
    Dashboard: [/^privacy\.(?:erased|download)/],
  },
};

const catalog = (language) =>
  Object.assign(
    {},
    ...readdirSync(join(root, "app/messages", language), { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".json"))
      .map((file) => JSON.parse(readFileSync(join(root, "app/messages", language, file), "utf8"))),
  );
const texts = Object.fromEntries(languages.map((language) => [language, catalog(language)]));
const context = JSON.parse(readFileSync(join(root, "docs/texts-context.json"), "utf8"));
const contextOf = (id) =>
  Object.entries(context).find(([pattern]) =>
    new RegExp(`^${pattern.replaceAll(".", "\\.").replaceAll("*", ".*")}$`).test(id),
  )?.[1];

const show = (id) => {
  print(`  ${id}${contextOf(id) ? `  (${contextOf(id)})` : ""}`);
  for (const language of languages) print(`    ${language}  ${texts[language][id]}`);
};

const [command, name] = process.argv.slice(2);
const journey = journeys[name];
if (command === undefined) {
  for (const [language, commit] of Object.entries(lastReading)) showChanged(language, commit);
  print("\nnpm run texts -- changed <catalog>: these texts, with their context");
  print(`npm run texts -- journey <${Object.keys(journeys).join("|")}>`);
} else if (command === "changed") {
  const ids = new Set(
    Object.entries(lastReading).flatMap(([language, commit]) => changedIn(language, commit)),
  );
  for (const id of ids) if (name === undefined || id.startsWith(`${name}.`)) show(id);
} else if (command === "journey" && journey) {
  for (const [part, patterns] of Object.entries(journey)) {
    print(`\n${part}`);
    for (const id of Object.keys(texts.en)) if (patterns.some((pattern) => pattern.test(id))) show(id);
  }
} else {
  print(`Unknown: ${[command, name].join(" ")}. Run npm run texts for the commands.`);
  process.exitCode = 1;
}

function changedIn(language, commit) {
  const git = (...args) => execFileSync("git", args, { cwd: root, encoding: "utf8", maxBuffer: 1e8 });
  const files = git("ls-tree", "-r", "--name-only", commit, `app/messages/${language}`).trim().split("\n");
  const read = Object.assign({}, ...files.map((file) => JSON.parse(git("show", `${commit}:${file}`))));
  return Object.keys(texts[language]).filter((id) => texts[language][id] !== read[id]);
}

function showChanged(language, commit) {
  const counts = new Map();
  for (const id of changedIn(language, commit)) {
    const catalogName = id.slice(0, id.indexOf("."));
    counts.set(catalogName, (counts.get(catalogName) ?? 0) + 1);
  }
  print(`\n${language}: changed since the last native reading (${commit})`);
  for (const [catalogName, count] of counts) print(`  ${catalogName}: ${count}`);
}
