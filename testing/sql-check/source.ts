import path from "node:path";
import { isCallExpression, isIdentifier, isPropertyAccessExpression } from "typescript/unstable/ast";
import type { CallExpression, Node, SourceFile } from "typescript/unstable/ast";
import type { FileSystem } from "typescript/unstable/fs";
import { API, SymbolFlags } from "typescript/unstable/sync";
import type { Project, Type } from "typescript/unstable/sync";

/** The program's own text, with the compiler's knowledge of it. */
export type Source = Readonly<{
  project: Project;
  files: readonly SourceFile[];
  /** Calls by the last name of what is called. */
  calls: ReadonlyMap<string, readonly CallExpression[]>;
  close: () => void;
}>;

/** `root` holds tsconfig.json; `isRead` says which files are looked at for statements; `fs` stands in for the disk. */
export function openSource(root: string, isRead: (file: string) => boolean, fs?: FileSystem): Source {
  const api = new API({ cwd: root, ...(fs && { fs }) });
  const config = path.join(root, "tsconfig.json");
  const project = api.updateSnapshot({ openProjects: [config] }).getProject(config);
  if (!project) throw new Error(`There is no ${config}`);
  const files = project.program
    .getSourceFileNames()
    .filter((file) => !path.relative(root, file).startsWith("..") && !file.includes("/node_modules/"))
    .filter((file) => isRead(path.relative(root, file)))
    .flatMap((file) => project.program.getSourceFile(file) ?? []);
  return { project, files, calls: callsIn(files), close: () => api.close() };
}

function callsIn(files: readonly SourceFile[]): Map<string, CallExpression[]> {
  const calls = new Map<string, CallExpression[]>();
  const visit = (node: Node): void => {
    const name = isCallExpression(node) ? calledName(node) : undefined;
    if (name !== undefined && isCallExpression(node)) calls.set(name, [...(calls.get(name) ?? []), node]);
    node.forEachChild(visit);
  };
  for (const file of files) visit(file);
  return calls;
}

function calledName({ expression }: CallExpression): string | undefined {
  if (isIdentifier(expression)) return expression.text;
  return isPropertyAccessExpression(expression) ? expression.name.text : undefined;
}

/** Each question to the compiler is a message to another process: it is asked once of each node. */
function once<Answer>(ask: (source: Source, node: Node) => Answer): typeof ask {
  const known = new WeakMap<Node, Readonly<{ answer: Answer }>>();
  return (source, node) => {
    const { answer } = known.get(node) ?? { answer: ask(source, node) };
    known.set(node, { answer });
    return answer;
  };
}

/** Where a name was declared, through imports. */
export const declarationOf = once(({ project }, name): Node | undefined => {
  const symbol = project.checker.getSymbolAtLocation(name);
  if (!symbol) return undefined;
  const real = symbol.flags & SymbolFlags.Alias ? project.checker.getAliasedSymbol(symbol) : symbol;
  return real.valueDeclaration?.resolve() ?? real.declarations[0]?.resolve();
});

export const typeOf = once(({ project }, node): Type | undefined => project.checker.getTypeAtLocation(node));

/** The same declaration is the same place, however often it was asked for. */
export const placeOf = (node: Node): string => `${node.getSourceFile().fileName}:${node.pos}:${node.kind}`;

export function lineOf(node: Node): number {
  return node.getSourceFile().getLineAndCharacterOfPosition(node.getStart()).line + 1;
}
