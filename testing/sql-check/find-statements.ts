import type { CallExpression, Node } from "typescript/unstable/ast";
import type { Type } from "typescript/unstable/sync";
import { everyForm, TooManyForms } from "./choices.ts";
import { evaluate } from "./evaluate.ts";
import { fromCallers, type Sent } from "./handed-on.ts";
import { isReached } from "./reached.ts";
import { readsRows } from "./reads-rows.ts";
import type { Source } from "./source.ts";
import { attempt, Fields, List, textOf, Unreadable, type Later } from "./values.ts";

/** A statement as it is sent, where it stands, and what its rows are said to be. */
export type Found = Readonly<{ at: Node; forms: readonly Form[]; row: Type | undefined; readsRows: boolean }>;
/** `values` is how many it is given, where that can be read. */
export type Form = Readonly<{ text: string; values: number | undefined }>;
export type Problem = Readonly<{ at: Node; what: string }>;

/** Made from definitions: `lists.db.test.ts` runs every statement of the lists, `segments.db.test.ts` every condition of segments. */
const generated = ["/adapters/postgres/lists/read-list.ts", "/adapters/postgres/contacts/count-segment.ts"];

/** So many functions may hand a statement on before it is sent. */
const deepest = 5;

/** Every statement that goes to the database through pg, or through a function that hands it on. */
export function findStatements(source: Source): { found: Found[]; problems: Problem[] } {
  const found: Found[] = [];
  const problems: Problem[] = [];
  for (const call of source.calls.get("query") ?? []) {
    const [statement, values] = call.arguments;
    const by = declaredIn(source, call);
    if (!statement || (by !== "pg" && by !== "here")) continue;
    if (by === "here")
      problems.push({ at: call, what: "query() is not pg's: statements go through pg's own types" });
    else read({ at: call, statement, values, row: call.typeArguments?.[0], given: new Map() }, 0);
  }
  return { found, problems };

  function read(sent: Sent, depth: number): void {
    try {
      const row = sent.row && source.project.checker.getTypeFromTypeNode(sent.row);
      found.push({ at: sent.at, forms: formsOf(source, sent), row, readsRows: readsRows(sent.at) });
    } catch (error) {
      if (!(error instanceof Unreadable || error instanceof TooManyForms)) throw error;
      const parameter = error instanceof Unreadable ? error.parameter : undefined;
      const callers = parameter && depth < deepest ? fromCallers(source, sent, parameter) : [];
      if (generated.some((file) => sent.at.getSourceFile().fileName.endsWith(file))) return;
      if (callers.length === 0) problems.push({ at: sent.at, what: String(error) });
      for (const caller of callers) read(caller, depth + 1);
    }
  }
}

/** Others have a method of this name, too: a request has one for its address. */
function declaredIn({ project }: Source, call: CallExpression): "pg" | "here" | "elsewhere" {
  const declared = project.checker.getResolvedSignature(call)?.declaration?.path ?? "";
  if (declared.includes("/@types/pg/")) return "pg";
  return declared.includes("/node_modules/") ? "elsewhere" : "here";
}

function formsOf(source: Source, { at, statement, values, given }: Sent): Form[] {
  const forms = everyForm((choose): Form[] => {
    const bound = new Map<string, Later>();
    const scope = { source, choose, bound };
    for (const [place, argument] of given) bound.set(place, () => evaluate(argument, scope));
    if (!isReached(statement, scope) || !isReached(at, scope)) return [];
    const sent = evaluate(statement, scope);
    const config = sent instanceof Fields ? sent.byName : undefined;
    const text = textOf(config ? config.get("text")?.() : sent, statement);
    const list = attempt(() =>
      values ? evaluate(values, scope) : (config?.get("values")?.() ?? new List([])),
    );
    return [{ text, values: list instanceof List ? list.items.length : undefined }];
  });
  return [...new Map(forms.flat().map((form) => [`${form.values} ${form.text}`, form])).values()];
}
