import { randomUUID } from "node:crypto";
import type pg from "pg";
import type { Actor } from "#domain/audit/audit-entry.ts";
import type { MatchRuleRow } from "#domain/bank/answers.ts";
import type { NewMatchRule, RuleOutcome } from "#domain/bank/matching.ts";
import { writeAudit } from "../audit/audit-log.ts";
import { inTransaction } from "../base/in-transaction.ts";
import { rulesInForce } from "./candidates.ts";
import { refusalOfMeaning } from "./refusal-of-meaning.ts";

export const storedMatchRules = (pool: pg.Pool) => ({
  list: async (): Promise<MatchRuleRow[]> =>
    (await rulesInForce(pool)).map(({ account, ...rule }) => ({ ...rule, ledgerAccount: account })),

  add: (rule: NewMatchRule, by: Actor, requestId: string): Promise<RuleOutcome> =>
    inTransaction(pool, async (client) => {
      const { account, projectId = null, programId = null, nature = null } = rule;
      const wrong = await refusalOfMeaning(client, { account, projectId, programId, nature });
      if (wrong) return { ok: false, reason: wrong };
      const id = randomUUID();
      await store(client, id, rule, by);
      await writeAudit(client, {
        actor: by,
        action: "bank.rule_made",
        subject: { kind: "match_rule", id },
        after: { account, direction: rule.direction, projectId, programId, nature },
        requestId,
      });
      return { ok: true, id };
    }),

  /** What it matched stays matched. False: no such rule, or it has ended. */
  end: (id: string, by: Actor, requestId: string): Promise<boolean> =>
    inTransaction(pool, async (client) => {
      const { rowCount } = await client.query(
        "update match_rules set ended_at = now() where id = $1 and ended_at is null",
        [id],
      );
      if (rowCount !== 1) return false;
      await writeAudit(client, {
        actor: by,
        action: "bank.rule_ended",
        subject: { kind: "match_rule", id },
        requestId,
      });
      return true;
    }),
});

const store = (client: pg.ClientBase, id: string, rule: NewMatchRule, by: Actor) =>
  client.query(
    `insert into match_rules (id, name, direction, iban, name_contains, text_contains, ledger_account_id, project_id,
       program_id, nature, made_by)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [
      id,
      rule.name,
      rule.direction,
      rule.iban,
      rule.nameContains || null,
      rule.textContains || null,
      rule.account,
      rule.projectId ?? null,
      rule.programId ?? null,
      rule.nature ?? null,
      by === "program" ? "program" : by.userId,
    ],
  );
