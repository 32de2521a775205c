import { afterAll, expect, test } from "vitest";
import { testApp } from "#testing/app.ts";
import { testDatabase } from "#testing/database.ts";
import { randomFrom } from "#testing/random.ts";
import type { Call } from "./caller.ts";
import { botAttempt, donorGives, type Tally } from "./farm.ts";
import { letHoursPass } from "./let-hours-pass.ts";
import { mollieWorld, sandboxWorld, stripeWorld, type World } from "./worlds.ts";

const { pool, owner } = await testDatabase("demonstration");
const worlds = await Promise.all([stripeWorld(), mollieWorld(), sandboxWorld()]);
afterAll(() => Promise.all(worlds.map(({ stop }) => stop())));

const attempts = 150;
const donorEvery = 5;
const stepsOfSlow = 30;
const nobodyWaits = { botWaits: () => Promise.resolve(), donorWaits: () => Promise.resolve() };

/** The full one is `npm run bot-farm`. */
test.each(worlds.flatMap((world) => [{ world, pace: "fast" } as const, { world, pace: "slow" } as const]))(
  "of 150 stolen cards tried at $world.name, $pace, few reach a card network, and donors give at once",
  async ({ world, pace }) => {
    await owner.query("truncate giving_origins, rate_limits, payment_pauses, declined_cards, card_uses");
    const { app, foundation } = await testApp(pool, {
      env: { SESSION_SECRET: "x".repeat(32), TRUST_PROXY: "1", ...world.env },
      seed: false,
    });
    const call: Call = async (path, { body, from = "127.0.0.1", headers = {} } = {}) => {
      const isJson = typeof body === "object";
      const answer = await app.request(path, {
        method: body === undefined ? "GET" : "POST",
        headers: {
          "content-type": isJson ? "application/json" : "application/x-www-form-urlencoded",
          "x-forwarded-for": from,
          ...headers,
        },
        ...(body !== undefined && { body: isJson ? JSON.stringify(body) : body }),
      });
      return {
        status: answer.status,
        text: await answer.text(),
        headers: Object.fromEntries(answer.headers),
      };
    };
    /** What the sandbox would tell a moment later. */
    const told =
      (act: World["tryCard"]): World["tryCard"] =>
      async (to, paymentId, card) => {
        const done = await act(to, paymentId, card);
        if (world.name === "sandbox")
          await foundation.giving.admin.follow({ provider: "sandbox", paymentId });
        return done;
      };
    const tally: Tally = { attempts: 0, reached: 0, givers: 0, atOnce: 0, byAnotherWay: 0 };
    const ground = {
      world: { ...world, tryCard: told(world.tryCard) },
      call,
      random: randomFrom(16),
      tally,
      waits: nobodyWaits,
    };

    for (let each = 0; each < attempts; each++) {
      await botAttempt(ground);
      if (each % donorEvery === 0) await donorGives(ground);
      if (pace === "slow" && each % (attempts / stepsOfSlow) === 0) {
        await letHoursPass(owner, 1);
        await foundation.paymentPauses.end(
          0,
          { userId: "u", role: "STAFF" },
          "so that what was known is asked again",
        );
      }
    }
    expect(tally).toMatchObject({ attempts, givers: tally.atOnce });
    expect(tally.reached).toBeLessThan(pace === "fast" ? 25 : 40);
  },
  60_000,
);
