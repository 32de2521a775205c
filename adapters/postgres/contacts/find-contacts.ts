import { normalizeTyped } from "#domain/identifiers/as-typed.ts";
import { isIban } from "#domain/identifiers/iban.ts";
import { donationReferencesIn } from "#domain/giving/transfer/transfer-reference.ts";
import type { Bind } from "../lists/list-source.ts";

/** A search reads at most this many contacts, so that common words take no longer than rare ones. */
const maxFound = 1000;
/** Minimum for the trigram index; shorter words match the start of words. */
const minPieceLength = 3;
const maxWords = 8;

/**
 * The ids of the people that a search means. Every word must be part of the name, address, phone number or town; without such a contact,
 * names with one typo count. Numbers of donations, receipts and bank accounts lead to their donor.
 */
export function findPeople(typed: string, bind: Bind): string {
  const digits = phoneDigits(typed);
  const words = digits === null ? typed.split(/[\s,;%_\\]+/).filter((word) => word !== "") : [digits];
  const conditions = words.slice(0, maxWords).map((word) => {
    const key = `search_key(${bind(word)}::text)`;
    const has = `search_text like ${word.length < minPieceLength ? "'% '" : "'%'"} || ${key} || '%'`;
    const isName = digits === null && word.length > minPieceLength;
    return { has, nearly: isName ? `typo_keys(search_key(name)) && typo_keys(${key})` : has };
  });
  return `with found as materialized (
      (select person_id from contacts where ${all(conditions.map(({ has }) => has))} limit ${maxFound})
      union all ${peopleByNumber(typed, bind)})
    select person_id from found
    union all
    (select person_id from contacts
     where not exists (select from found) and ${all(conditions.map(({ nearly }) => nearly))} limit ${maxFound})`;
}

const all = (conditions: readonly string[]): string =>
  conditions.length === 0 ? "false" : conditions.join(" and ");

/** Without the country's or trunk prefix, which people write or leave out; null: no phone number. */
function phoneDigits(typed: string): string | null {
  if (!/^[+\d][\d\s()./-]{5,}$/.test(typed.trim())) return null;
  return typed.replace(/\D/g, "").replace(/^(00)?31(?=\d{9}$)|^0+/, "");
}

const donorOf = `select c.person_id from donations d left join users u on u.id = d.user_id
  join contacts c on c.address = coalesce(u.email, lower(d.donor_email))`;

function peopleByNumber(typed: string, bind: Bind): string {
  const number = normalizeTyped(typed);
  const [, year, receipt] = /^(\d{4})-?(\d{1,9})$/.exec(number) ?? [];
  const iban = isIban(number) ? number : null;
  return `(${donorOf} where d.reference = any(${bind([...donationReferencesIn(typed), typed.trim().toUpperCase()])}::text[]))
    union all (${donorOf} where d.id in (select donation_id from receipts
      where year = ${bind(year ?? null)}::int and number = ${bind(receipt ?? null)}::int))
    union all (${donorOf} where d.id in (select m.donation_id from bank_lines l join bank_matches m on m.line_id = l.id
      where l.counterparty_iban = ${bind(iban)}::text))`;
}
