import type { ComponentType, ReactNode } from "react";
import type { Column, Reference } from "#domain/lists/column.ts";
import type { AnyList, Options, RowOf } from "#domain/lists/list.ts";
import { asCents } from "#domain/money/cents.ts";
import type { Address } from "../../data/api-key.ts";
import type { MessageId } from "../../messages/ids.ts";
import { ValueBadge } from "../ui/value-badge.tsx";
import { useListText } from "./use-list-text.ts";

/** `listKey` is the call that the row came from: an action that changes the row reloads it. */
export type CellProps<L extends AnyList> = { row: RowOf<L>; listKey: Address };
export type Cells<L extends AnyList> = Readonly<Partial<Record<string, ComponentType<CellProps<L>>>>>;

/** `options`: the names of a code's values, where the server knows them. */
type Props = { column: Column; value: unknown; options: Options[string] | undefined };

export function ListCell({ column, value, options }: Props): ReactNode {
  const { text, format } = useListText();
  if (value === null || value === undefined) return null;
  // The kind of a column implies the type of its values.
  const words = value as string;
  switch (column.kind) {
    case "money":
      return <bdi>{format.moneyExact(asCents(value as number))}</bdi>;
    case "number":
      return format.number(value as number);
    case "day":
      return <time dateTime={words}>{format.date(words)}</time>;
    case "moment":
      return <time dateTime={words}>{format[column.dayOnly ? "date" : "dateTime"](words)}</time>;
    case "choice":
      if (column.tones)
        return (
          <ValueBadge value={words} says={`${column.words}.${words}` as MessageId} tones={column.tones} />
        );
      return text(`${column.words}.${words}`);
    case "choices":
      return (
        <ul className="grid gap-1">
          {(value as readonly string[]).map((each) => (
            <li key={each}>{text(`${column.words}.${each}`)}</li>
          ))}
        </ul>
      );
    case "reference":
      return <bdi data-any-language>{(value as Reference).name}</bdi>;
    case "text":
      return <bdi data-any-language>{words}</bdi>;
    case "flag":
      return value ? "✓" : null;
    case "code":
    case "json": {
      const named = options?.find((option) => option.value.split(",").includes(words));
      if (named) return <bdi data-any-language>{named.label}</bdi>;
      return (
        <bdi dir="ltr" data-any-language>
          {typeof value === "string" ? value : JSON.stringify(value)}
        </bdi>
      );
    }
  }
}
