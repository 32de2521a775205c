import type { ReactNode } from "react";
import type { FigureAnswer } from "#domain/content/labelled.ts";
import { useText } from "../../i18n/text.tsx";
import { FigureLink } from "./figure-link.tsx";
import { FigureText } from "../ui/figure-text.tsx";

type Props = {
  figures: readonly FigureAnswer[];
  of: string;
  children?: ReactNode;
};

export function FigureList({ figures, of, children }: Props) {
  const { format } = useText();
  return (
    <dl className="flex flex-wrap gap-x-12 gap-y-6">
      {children}
      {figures.map(({ name, label, value, unit }) => (
        <Figure
          key={name}
          id={of + name}
          label={label}
          value={unit === "percent" ? format.percent(value) : format.number(value)}
        />
      ))}
    </dl>
  );
}

/** Label first for screen readers, number first visually. */
export function Figure({ id, label, value }: { id?: string; label: string; value: string }) {
  return (
    <div className="flex flex-col">
      <dt className="order-last max-w-64 text-ink-soft">{label}</dt>
      <dd className="text-4xl font-semibold">
        <FigureLink id={id} label={`${value} ${label}`}>
          <FigureText>{value}</FigureText>
        </FigureLink>
      </dd>
    </div>
  );
}
