import { randomUUID } from "node:crypto";
import type pg from "pg";
import type { Actor } from "#domain/audit/audit-entry.ts";
import type { MatchRuleRow, RulePreview } from "#domain/bank/answers.ts";
import type { NewMatchRule, RuleConditions, RuleOutcome } from "#domain/bank/matching.ts";
import { writeAudit } from "../audit/audit-log.ts";
import { inTransaction } from "../base/in-transaction.ts";
import { fits } from "#domain/bank/match-rule.ts";
import { rulesInForce } from "./candidates.ts";
import type { MatchNeeds } from "./match-needs.ts";
import { refusalOfMeaning } from "./refusal-of-meaning.ts";

export const storedMatchRules = (pool: pg.Pool, needs: Pick<MatchNeeds, "isEligible">) => ({
  list: async (): Promise<MatchRuleRow[]> =>
    (await rulesInForce(pool)).map(({ account, ...rule }) => ({ ...rule, ledgerAccount: account })),

  add: (rule: NewMatchRule, by: Actor, requestId: string): Promise<RuleOutcome> =>
    inTransaction(pool, async (client) => {
      const { account, projectId, programId, nature, fund } = rule;
      const wrong = await refusalOfMeaning(client, needs, rule);
      if (wrong) return { ok: false, reason: wrong };
      const id = randomUUID();
      await store(client, id, rule, by);
      await writeAudit(client, {
        actor: by,
        action: "bank.rule_made",
        subject: { kind: "match_rule", id },
        after: { account, direction: rule.direction, projectId, programId, nature, fund },
        requestId,
      });
      return { ok: true, id };
    }),

  /** The lines of the last year that the rule would have matched, latest first. */
  preview: async (rule: RuleConditions): Promise<RulePreview> => {
    const { rows } = await pool.query<RulePreview["lines"][number]>(
      `select l.id, e.booked_on as "bookedOn", l.cents, l.counterparty_name as "counterpartyName",
         l.counterparty_iban as "counterpartyIban", l.remittance
       from bank_lines l join bank_entries e on e.id = l.entry_id
       where e.booked_on > (now() at time zone 'Europe/Amsterdam')::date - 366 and ($1::text is null or l.counterparty_iban = $1)
       order by e.booked_on desc, l.id desc`,
      [rule.iban],
    );
    const fitting = rows.filter((line) => fits(line, rule));
    return { count: fitting.length, lines: fitting.slice(0, previewedLines) };
  },

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

const previewedLines = 20;

const store = (client: pg.ClientBase, id: string, rule: NewMatchRule, by: Actor) =>
  client.query(
    `insert into match_rules (id, name, direction, iban, name_contains, text_contains, ledger_account_id, project_id,
       program_id, nature, fund, made_by)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
    [
      id,
      rule.name,
      rule.direction,
      rule.iban,
      rule.nameContains || null,
      rule.textContains || null,
      rule.account,
      rule.projectId,
      rule.programId,
      rule.nature,
      rule.fund,
      by === "program" ? "program" : by.userId,
    ],
  );
