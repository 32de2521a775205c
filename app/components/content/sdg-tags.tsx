import { useApi } from "../../data/use-api.tsx";
import { useText } from "../../i18n/text.tsx";

/** A route that shows goals must list it among its `calls`. */
export const sdgsKey = "/api/sdgs";

type SdgTagsProps = {
  numbers: readonly number[];
  /** Otherwise only screen readers get the titles. */
  titled?: boolean;
  className?: string;
};

/** Goals as tiles with the number that the United Nations gave them, in its colours. */
export function SdgTags({ numbers, titled = false, className = "" }: SdgTagsProps) {
  const { text } = useText();
  const { data } = useApi(sdgsKey);
  if (numbers.length === 0) return null;
  const layout = titled ? "grid gap-2" : "flex flex-wrap gap-1.5";
  return (
    <ul aria-label={text("cards.sdgs")} className={`${layout} ${className}`}>
      {numbers.map((number) => {
        const goal = data?.find((sdg) => sdg.number === number);
        return (
          <li key={number} className="flex items-center gap-3">
            <span
              className="grid size-8 shrink-0 place-items-center rounded-sm bg-neutral-soft text-sm font-semibold"
              style={goal && { backgroundColor: goal.color, color: goal.textColor }}
            >
              <span>
                <span className="sr-only">{text("cards.sdg")} </span>
                {number}
              </span>
            </span>
            {goal && <span className={titled ? undefined : "sr-only"}>{goal.title}</span>}
          </li>
        );
      })}
    </ul>
  );
}
