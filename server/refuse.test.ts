import { Hono } from "hono";
import { expect, test } from "vitest";
import { languages } from "#domain/language.ts";
import type { RequestEnv } from "./context.ts";
import { refuse } from "./refuse.ts";
import { translate } from "./translate.ts";

const id = "giving.error.payments_unavailable";

test.each(languages)(
  "a program finds the agreed word in a refused payment in %s, a page none of it",
  async (language) => {
    const app = new Hono<RequestEnv>().get("/", (c) => {
      c.set("language", language);
      return refuse(c, 503, id);
    });
    const answer = await app.request("/");
    expect(answer.status).toBe(503);
    expect(await answer.text()).toContain("unavailable");
    expect(translate(language, id)).not.toContain("(");
  },
);
