import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { XmlDocument, type XmlElement } from "libxml2-wasm";
import { schemaFaults as faultsBy } from "#testing/xml.ts";

/** The standard's schema, code lists and rules, if they are beside the project. */
const folder = process.env["IATI_STANDARD"] ?? join(import.meta.dirname, "../../../shared/standards/iati");
export const isAtHand = existsSync(folder);
const textOf = (...path: string[]): string => readFileSync(join(folder, ...path), "utf8");

/** Schema violations. */
export const schemaFaults = (xml: string, kind: "activities" | "organisations"): string[] =>
  faultsBy(xml, join(folder, "schemas-2.03", `iati-${kind}-schema.xsd`));

/** Unknown codes. */
export function codeFaults(xml: string): string[] {
  const mapping = XmlDocument.fromString(textOf("codelists", "mapping.xml"));
  const made = XmlDocument.fromString(xml);
  const faults = mapping.find("//mapping").flatMap((rule) => {
    const told = (path: string) => rule.get(path)?.content ?? "";
    const codes = codesOf(told("codelist/@ref"));
    if (!codes) return [];
    const condition = told("condition");
    const [, owner = "", last = ""] = /^(.*)\/([^/]+)$/.exec(told("path")) ?? [];
    return made
      .find(`${owner}${condition ? `[${condition}]` : ""}/${last}`)
      .map((node) => node.content)
      .filter((code) => !codes.has(code))
      .map((code) => `${told("path")} has ${code}`);
  });
  mapping.dispose();
  made.dispose();
  return faults;
}

function codesOf(list: string): ReadonlySet<string> | null {
  const found = ["core", "non-core"]
    .map((kind) => join(folder, "codelists", kind, `${list}.xml`))
    .find(existsSync);
  if (!found) return null;
  return new Set(
    [...readFileSync(found, "utf8").matchAll(/<code>([^<]*)<\/code>/g)].map(([, code = ""]) => code),
  );
}

type Case = Readonly<{
  condition?: string;
  paths?: string[];
  less?: string;
  more?: string;
  start?: string;
  end?: string;
  date?: string;
  if?: string;
  then?: string;
  regex?: string;
  sum?: number;
  one?: string;
  ruleInfo: { id: string; severity: string };
}>;
type Ruleset = Record<string, Record<string, { cases: Case[] }>>;

const yearMs = 366 * 24 * 60 * 60 * 1000;

/** Violated rules of the standard's ruleset by number; `judged` counts the evaluated ones. */
export function ruleFaults(xml: string, today: string): { faults: string[]; judged: number } {
  const rules: Ruleset = JSON.parse(textOf("rulesets", "standard.json"));
  const made = XmlDocument.fromString(xml);
  const faults: string[] = [];
  let judged = 0;
  for (const [context, kinds] of Object.entries(rules))
    for (const node of made.find(context))
      for (const [kind, { cases }] of Object.entries(kinds))
        for (const rule of cases) {
          if (rule.condition && node.eval(`boolean(${rule.condition})`) !== true) continue;
          const holds = judge(kind, rule, node as XmlElement, today);
          if (holds === null) continue;
          judged += 1;
          if (!holds) faults.push(`${rule.ruleInfo.id} ${kind}`);
        }
  made.dispose();
  return { faults, judged };
}

/** Null: an unsupported kind of rule. */
function judge(kind: string, rule: Case, node: XmlElement, today: string): boolean | null {
  const values = (path?: string) => {
    if (!path) return [];
    return path === "NOW" ? [today] : node.find(path).map((found) => found.content.trim());
  };
  const all = (rule.paths ?? []).flatMap((path) => values(path));
  const [less, more] = [values(rule.less), values(rule.more)];
  const [start = "", end = ""] = [values(rule.start)[0], values(rule.end)[0]];
  switch (kind) {
    case "atleast_one":
      return all.length > 0;
    case "no_more_than_one":
      return all.length <= 1;
    case "unique":
      return new Set(all).size === all.length;
    case "date_order":
      return less.every((one) => more.every((other) => one <= other));
    case "date_now":
      return values(rule.date).every((moment) => moment.slice(0, 10) <= today);
    case "time_limit":
      return Date.parse(end) - Date.parse(start) <= yearMs;
    case "if_then":
      return node.eval(`boolean(${rule.if})`) !== true || node.eval(`boolean(${rule.then})`) === true;
    case "regex_matches":
      return all.every((value) => new RegExp(rule.regex ?? "").test(value));
    case "strict_sum":
      return all.reduce((sum, value) => sum + Number(value), 0) === rule.sum;
    case "no_spaces":
      return all.every((value) => value === value.trim());
    case "one_or_all":
      return rule.one?.startsWith("@") ? values(rule.one).length === 1 : null;
    default:
      return null;
  }
}
