import { bodyLimit } from "hono/body-limit";
import { createMiddleware } from "hono/factory";
import type { MessageId } from "#app/messages/ids.ts";
import type { RequestContext, RequestEnv } from "../context.ts";
import { refuse } from "../refuse.ts";

type Answer = (c: RequestContext) => Response;

export const tooLarge =
  (sentence: MessageId): Answer =>
  (c) =>
    refuse(c, 413, sentence);

const bodiless = ["GET", "HEAD"];

/**
 * Refuses bodies above a size. A body that tells its length is judged by it, and no more than that is ever read; looking at
 * the body itself would turn it into a stream of the web, which costs more than the rest of a small call.
 */
export const bodyAtMost = (bytes: number, answer: Answer = tooLarge("errors.too_large")) => {
  const counted = bodyLimit({ maxSize: bytes, onError: answer });
  return createMiddleware<RequestEnv>(async (c, next) => {
    if (bodiless.includes(c.req.method)) return next();
    const length = c.req.header("content-length");
    if (length === undefined || c.req.header("transfer-encoding") !== undefined) return counted(c, next);
    return Number(length) <= bytes ? next() : answer(c);
  });
};
