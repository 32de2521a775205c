import { ProjectMap } from "../../../components/map/project-map.tsx";
import { useText } from "../../../i18n/text.tsx";
import { Section } from "../section.tsx";

const places = [
  { program: "children", lon: 4.9, lat: 52.4 },
  { program: "elderly", lon: 55.3, lat: 25.2 },
  { program: "animals", lon: 54.4, lat: 24.5 },
  { program: "disaster", lon: 39.2, lat: 21.5 },
] as const;

/** Two pins almost share a place, and one is the chosen one. */
export default function MapSection() {
  const { text } = useText();
  return (
    <Section id="map">
      <ProjectMap
        className="max-w-2xl"
        label={text("styleguide-parts.map.label")}
        pins={places.map(({ program, lon, lat }) => ({
          id: program,
          label: text(`styleguide-parts.program.${program}`),
          href: "#map",
          lon,
          lat,
          tone: program,
          selected: program === "disaster",
        }))}
      />
    </Section>
  );
}
