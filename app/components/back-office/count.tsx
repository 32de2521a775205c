import { useText } from "../../i18n/text.tsx";

/** How much waits behind a link; nothing if nothing does. */
export function Count({ count }: { count: number }) {
  const { text } = useText();
  if (count === 0) return null;
  return (
    <span className="office-count">
      <span className="sr-only">{text("back-office.waiting")} </span>
      {count}
    </span>
  );
}
