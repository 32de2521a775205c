import { STATUS_CODES } from "node:http";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type {
  AnswerShape,
  Call,
  Calls,
  Method,
  PathOf,
  PathParams,
  Schema,
  SchemaOutput,
  StatusOf,
} from "#contract/call.ts";
import type { MessageId } from "#app/messages/ids.ts";
import type { User } from "#domain/site/site.ts";
import type { RequestContext } from "./context.ts";
import type { Refusal } from "./refuse.ts";

/** A response of which the compiler knows what it says. Only `answer` makes one. */
export type Answer<Status extends number, Body> = Response & { readonly answers: readonly [Status, Body] };

/** For the published description of the API: what is declared, or the usual meaning of the status. */
export const describeAnswer = (status: string, shape: AnswerShape): string =>
  typeof shape === "string" ? shape : (STATUS_CODES[status] ?? status);

const texts = new WeakMap<Response, string>();

/** The text of an answer without reading a stream, which takes longer than making the answer; undefined if it is unknown. */
export const textOf = (response: Response): string | undefined => texts.get(response);

export function answer<const Status extends ContentfulStatusCode, const Body>(
  c: RequestContext,
  status: Status,
  body: Body,
): Answer<Status, Body> {
  return answerText(c, status, JSON.stringify(body)) as Answer<Status, Body>;
}

export function answerText(
  c: RequestContext,
  status: ContentfulStatusCode,
  text: string,
  type = "application/json",
): Response {
  const response = c.body(text, status, { "content-type": type });
  texts.set(response, text);
  return response;
}

/** What is written as JSON may be unchangeable, and a moment becomes its ISO text. */
type Sent<T> = string extends T
  ? T | Date
  : T extends string | number | boolean | null | undefined
    ? T
    : T extends readonly (infer Item)[]
      ? readonly Sent<Item>[]
      : T extends object
        ? { readonly [Key in keyof T]: Sent<T[Key]> }
        : T;

/** Files and redirects are written by hand, and only where they are declared. */
type ReplyAs<Status extends number, Shape> = Shape extends Schema
  ? Answer<Status, Sent<SchemaOutput<Shape>>>
  : Shape extends { file: readonly string[] }
    ? Response
    : Status extends 204 | 302 | 303 | 304
      ? Response
      : never;

/** A handler says what its call declares and nothing else; 401, 403 and 422 can meet any call. */
type Reply<C extends Call> =
  | { [Key in keyof C["answers"]]: ReplyAs<StatusOf<Key>, C["answers"][Key]> }[keyof C["answers"]]
  | Refusal<StatusOf<keyof C["answers"]> | 401 | 403 | 422>;

type Asked<Name, C extends Call> = {
  c: RequestContext;
  params: C["params"] extends object ? SchemaOutput<C["params"]> : PathParams<PathOf<Name>>;
  query: SchemaOutput<C["query"]>;
  body: SchemaOutput<C["body"]>;
  user: User | null;
};

type Handler<Name, C extends Call> = (asked: Asked<Name, C>) => Reply<C> | Promise<Reply<C>>;

type HandlerOf<Name, C> = C extends Call ? Handler<Name, C> : never;

/** A mounted endpoint: a declared call and its handler, with types erased. */
export type Endpoint = Call & {
  method: Method;
  path: string;
  /** The sentence for what the body's schema said is wrong; without one, a general sentence. */
  explain?: (problem: string) => MessageId;
  handle: (asked: Loosely) => Response | Promise<Response>;
};

type Loosely = { c: RequestContext; user: User | null; params: unknown; query: unknown; body: unknown };
type Options = Pick<Endpoint, "explain">;

/** Every declared call gets its handler: one that is missing, or answers something else, does not compile. */
export function endpoints<const Declared extends Calls>(
  declared: Declared,
  handlers: { [Name in keyof Declared]: HandlerOf<Name, Declared[Name]> },
  options: Options = {},
): Endpoint[] {
  return Object.entries<Call>(declared).map(([name, call]) => ({
    ...options,
    ...call,
    ...methodAndPath(name),
    handle: (handlers as unknown as Record<string, Endpoint["handle"]>)[name] ?? notHandled,
  }));
}

const notHandled = (): never => {
  throw new Error("A declared call has no handler");
};

function methodAndPath(name: string): { method: Method; path: string } {
  const [method, path = ""] = name.split(" ");
  return { method: method as Method, path };
}
