import type { Shape } from "./read-shape.ts";

type Made = Readonly<{
  outsideTransaction: boolean;
  statements: readonly string[];
  /** New rules on purpose. */
  refuses: readonly string[];
}>;

/** What of a step a program of the version before would stumble over, or wait for. */
export function whatBreaks(
  before: Shape,
  after: Shape,
  { outsideTransaction, statements, refuses }: Made,
): string[] {
  const wasThere = (table: string): boolean => before.tables.has(table);
  const gone = (kind: string, names: Iterable<string>, left: { has: (name: string) => boolean }): string[] =>
    [...names].filter((name) => !left.has(name)).map((name) => `${kind} ${name} is gone`);
  const blocking = statements.filter((text) => /\bcreate\s+(unique\s+)?index\s+(?!concurrently)/i.test(text));
  return [
    ...gone("table", before.tables.keys(), after.tables),
    ...gone("column", before.columns.keys(), after.columns),
    ...gone("function", before.functions, after.functions),
    ...[...after.columns].flatMap(([name, column]) => {
      const earlier = before.columns.get(name);
      if (!earlier)
        return wasThere(column.table) && column.required && !column.filled
          ? [`column ${name} must be filled, and has no default`]
          : [];
      return [
        ...(earlier.type === column.type ? [] : [`column ${name} is of another type`]),
        ...(column.required && !earlier.required ? [`column ${name} must now be filled`] : []),
        ...(earlier.filled && !column.filled ? [`column ${name} lost its default`] : []),
      ];
    }),
    ...[...after.rules]
      .filter(([name, rule]) => before.rules.get(name) !== rule && wasThere(tableOf(name)))
      .filter(([name]) => !refuses.some((rule) => name.endsWith(`: ${rule}`)))
      .map(([name]) => `rule ${name} is new`),
    ...[...after.tables]
      .filter(([name, place]) => wasThere(name) && before.tables.get(name) !== place)
      .map(([name]) => `table ${name} is written again`),
    ...[...after.indexes]
      .filter(([name, { table }]) => !before.indexes.has(name) && wasThere(table))
      .flatMap(([name, { table, unique, valid }]) => [
        ...(unique && !refuses.includes(name) ? [`index ${name} refuses rows of ${table}`] : []),
        ...(valid ? [] : [`index ${name} was not finished`]),
        ...(outsideTransaction && blocking.every((text) => !text.includes(name))
          ? []
          : [`index ${name} keeps writers of ${table} waiting: make it concurrently`]),
      ]),
  ];
}

const tableOf = (rule: string): string => rule.slice(0, rule.indexOf(":"));
