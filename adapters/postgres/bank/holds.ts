/** A match that holds: no row takes it back. */
export const holds = (match: string): string =>
  `${match}.undoes is null and not exists (select from bank_matches undo where undo.undoes = ${match}.id)`;
