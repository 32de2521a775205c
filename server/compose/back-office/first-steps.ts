import type pg from "pg";
import { firstFacts } from "#adapters/postgres/site/first-facts.ts";
import { changeSetting } from "#adapters/postgres/site/settings.ts";
import type { Caller } from "#domain/audit/audit-entry.ts";
import type { FirstStepsAnswer } from "#domain/first-steps/first-steps-answer.ts";
import { statesOfSteps, type FirstStepId } from "#domain/first-steps/first-steps.ts";
import { postpone } from "#domain/first-steps/postpone.ts";
import type { Language } from "#domain/language.ts";
import type { Config } from "../../config.ts";
import { today } from "../../timing/clock.ts";
import { translate } from "../../translate.ts";

type Settled = Pick<Config, "mode" | "paymentProviders" | "backup">;

/** What is left to do after a new site was set up. Nobody sets a demonstration up. */
export function composeFirstSteps({ mode, paymentProviders, backup }: Settled, pool: pg.Pool) {
  const states = async () =>
    mode === "demo"
      ? []
      : statesOfSteps(
          {
            ...(await firstFacts(pool, today())),
            hasProvider: paymentProviders.length > 0,
            isBackupScheduled: backup.publicKeys.length > 0,
          },
          new Date(),
        );
  return {
    show: async (language: Language): Promise<FirstStepsAnswer> => {
      const all = await states();
      const count = (wanted: string): number => all.filter(({ state }) => state === wanted).length;
      return {
        steps: all
          .filter(({ state }) => state === "open")
          .map(({ id, href }) => ({
            id,
            href,
            title: translate(language, `first-steps.${id}`),
            why: translate(language, `first-steps.${id}.why`),
          })),
        done: count("done"),
        postponed: count("postponed"),
        total: all.length,
      };
    },
    postpone: (step: FirstStepId, by: Caller): Promise<void> =>
      changeSetting(pool)("postponedSteps", (before) => postpone(before, step, new Date()), by),
  };
}
