import { tilePrograms } from "../../components/tiles/tile-palette.ts";
import type { SelectOption } from "../../components/ui/select-options.ts";
import { useText } from "../../i18n/text.tsx";

/** The four programs, as something to choose from. */
export function usePrograms(): SelectOption[] {
  const { text } = useText();
  return tilePrograms.map((program) => ({
    value: program,
    label: text(`styleguide-parts.program.${program}`),
  }));
}
