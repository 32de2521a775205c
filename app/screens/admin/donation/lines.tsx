import type { ReactNode } from "react";
import { useText } from "../../../i18n/text.tsx";

export const Lines = ({ children }: { children: ReactNode }) => (
  <ul className="divide-y divide-line">{children}</ul>
);

export function Line({ at, children }: { at: string; children: ReactNode }) {
  const { format } = useText();
  return (
    <li className="flex flex-wrap justify-between gap-x-4 py-2">
      <span>{children}</span>
      <time dateTime={at} className="text-sm text-ink-soft">
        {format.dateTime(at)}
      </time>
    </li>
  );
}
