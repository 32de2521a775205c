import type * as z from "zod/mini";
import type { Audience } from "#domain/accounts/audience.ts";
import type { Scope } from "#domain/connections/scopes.ts";

export type Schema = z.ZodMiniType;
export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
type CallName = `${Method} /api/${string}`;

/** The schema of a JSON answer, the media types of a file, or a description of a redirect or a refusal. */
export type AnswerShape = Schema | Readonly<{ file: readonly string[] }> | string;

export const fileTypesOf = (shape: AnswerShape): readonly string[] | null =>
  typeof shape === "object" && "file" in shape ? shape.file : null;

export const schemaOf = (shape: AnswerShape): Schema | null =>
  typeof shape === "object" && !("file" in shape) ? shape : null;

export type Call = Readonly<{
  who: Audience;
  /** Staff must prove their identity if they signed in more than ten minutes ago. Donors need not. */
  proof?: true;
  /** Tokens with this scope may call. Without one no token may, unless the call is public. */
  scope?: Scope;
  /** Everybody gets the same answer, in one language and country, on one day. It is cached for a moment. */
  shared?: true;
  summary: string;
  /** For paths with restricted parameters; others are not found. */
  params?: Schema;
  query?: Schema;
  body?: Schema;
  answers: Readonly<Record<number, AnswerShape>>;
}>;

export type Calls = Readonly<Record<CallName, Call>>;

/** Declares calls for the pages that make them, the server that answers them and the published description. */
export const calls = <const Declared extends Calls>(declared: Declared): Declared => declared;

/** The texts in a path: `/api/projects/:id` has `id`. */
type ParamNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;
export type PathParams<Path extends string> = Readonly<Record<ParamNames<Path>, string>>;

export type PathOf<Name> = Name extends `${Method} ${infer Path}` ? Path : never;

export type SchemaOutput<S> = S extends Schema ? z.output<S> : undefined;
export type BodyOf<C extends Call> = C extends { body: infer S extends Schema } ? z.input<S> : undefined;

type JsonOf<Shape> = Shape extends Schema ? z.output<Shape> : never;

/** A spread object names its statuses by text. */
export type StatusOf<Key> = Key extends number
  ? Key
  : Key extends `${infer Status extends number}`
    ? Status
    : never;

export type AnswerOf<C extends Call> = C extends Call ? Answers<C>[keyof C["answers"]] : never;
type Answers<C extends Call> = {
  [Key in keyof C["answers"]]: StatusOf<Key> extends 200 | 201 | 202
    ? JsonOf<C["answers"][Key]>
    : StatusOf<Key> extends 204
      ? undefined
      : never;
};
