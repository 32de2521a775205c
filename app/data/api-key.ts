import type { AnswerOf, Call, Method, PathOf, PathParams, BodyOf } from "#contract/call.ts";
import type { Contract } from "#contract/contract.ts";

type Name = keyof Contract;
type NameOf<M extends Method, Path extends string> = Extract<Name, `${M} ${Path}`>;
type Declared<M extends Method, Path extends string> = Contract[NameOf<M, Path>] extends infer C extends Call
  ? C
  : never;

/** The path of a declared call as it is declared: /api/projects/:id */
export type ApiPath = PathOf<Name>;
/** One without parameters, which is its own address. */
type PlainPath = ApiPath extends infer Path ? (Path extends `${string}:${string}` ? never : Path) : never;
export type MethodOf<Path extends ApiPath> = Name extends infer N
  ? N extends `${infer M extends Method} ${Path}`
    ? M
    : never
  : never;
export type Answer<M extends Method, Path extends ApiPath> = AnswerOf<Declared<M, Path>>;
export type Body<M extends Method, Path extends ApiPath> = BodyOf<Declared<M, Path>>;

declare const path: unique symbol;
/** An address that remembers which call it is for. */
export type ApiKey<Path extends ApiPath = ApiPath> = string & { readonly [path]: Path };
export type Address<Path extends ApiPath = ApiPath> = ApiKey<Path> | (Path & PlainPath);

type Rest<Path extends ApiPath> = [Path & PlainPath] extends [never]
  ? [params: PathParams<Path>, search?: string]
  : [params: PathParams<Path>, search: string];

/** Parameters come from the URL: encoding prevents calls to another path. */
export const key = <Path extends ApiPath>(
  pattern: Path,
  ...[params, search = ""]: Rest<Path>
): ApiKey<Path> =>
  (pattern.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent((params as Record<string, string>)[name] ?? ""),
  ) + search) as ApiKey<Path>;
