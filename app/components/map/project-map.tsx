import { Link } from "#app/routing/link.tsx";
import outlineUrl from "./outline.svg?url";
import { PinTile, type PinTone } from "./pin-tile.tsx";
import { isOnMap, mapHeight, mapWidth, project, type MapPoint } from "./projection.ts";
import { spreadPins } from "./spread-pins.ts";

export type MapPin = Readonly<{
  id: string;
  /** The link's name: the project and its city. */
  label: string;
  href: string;
  lon: number;
  lat: number;
  tone: PinTone;
  selected?: boolean;
}>;

type ProjectMapProps = {
  pins: readonly MapPin[];
  /** For screen readers. */
  label: string;
  /** Above the fold. */
  first?: boolean;
  className?: string;
};

/** The outline is a separate cached picture. Pins are links, so the map works by keyboard and without JavaScript. */
export function ProjectMap({ pins, label, first = false, className = "" }: ProjectMapProps) {
  const placed = pins
    .map((pin) => ({ pin, place: project(pin.lon, pin.lat) }))
    .filter(({ place }) => isOnMap(place));
  const chosen = placed.find(({ pin }) => pin.selected)?.pin;
  const beside = spreadPins(placed.map(({ place }) => place));
  return (
    <section aria-label={label} className={`relative rounded-lg bg-paper-sunk ring-1 ring-line ${className}`}>
      <img
        src={outlineUrl}
        alt=""
        width={mapWidth}
        height={mapHeight}
        {...(first
          ? ({ fetchPriority: "high" } as const)
          : ({ loading: "lazy", decoding: "async" } as const))}
        className="block h-auto w-full rounded-lg"
      />
      <ul>
        {placed.map(({ pin, place }, i) => (
          <Pin key={pin.id} pin={pin} place={place} beside={beside[i]!} />
        ))}
      </ul>
      {chosen && (
        <p aria-hidden="true" dir="auto" className={`absolute bottom-2 left-2 max-w-[44%] ${chip}`}>
          {chosen.label}
        </p>
      )}
    </section>
  );
}

type PinProps = { pin: MapPin; place: MapPoint; beside: MapPoint };

/** A map is never mirrored: places are left and top in every language. */
function Pin({ pin, place, beside }: PinProps) {
  const spot = { left: percent(place.x / mapWidth), top: percent(place.y / mapHeight) };
  const layer = pin.selected ? "z-10" : "focus-within:z-20 hover:z-20";
  return (
    <li className={`absolute size-0 ${layer}`} style={spot}>
      <svg width="1" height="1" aria-hidden="true" className="absolute overflow-visible">
        <path className="stroke-ink" strokeWidth="1.5" d={`M0 0L${beside.x} ${beside.y}`} />
        <circle r="2.5" className="fill-ink" />
      </svg>
      <Link
        href={pin.href}
        aria-label={pin.label}
        aria-current={pin.selected ? "true" : undefined}
        className="group absolute grid size-11 -translate-1/2 place-items-center rounded-md"
        style={{ left: beside.x, top: beside.y }}
      >
        <PinTile
          tone={pin.tone}
          className={`shadow-raised ${pin.selected ? "size-8 outline-3 outline-accent" : "size-6 group-hover:size-7"}`}
        />
        <span
          aria-hidden="true"
          dir="auto"
          className={`absolute max-w-32 sm:max-w-56 ${chip} ${chipAtRest} ${chipSide(place)}`}
        >
          {pin.label}
        </span>
      </Link>
    </li>
  );
}

const chip = "w-max rounded-md bg-ink px-2 py-1 text-xs text-on-ink";
/** Invisible rather than transparent: a name that is not shown must not catch the tap meant for another pin. */
const chipAtRest = "invisible group-hover:visible group-focus-visible:visible";

/** Towards the middle of the map, so that a name never leaves it. */
const chipSide = ({ x, y }: MapPoint): string =>
  `${x > mapWidth / 2 ? "right-0" : "left-0"} ${y > mapHeight / 2 ? "bottom-full" : "top-full"}`;

const percent = (share: number): string => `${Math.round(share * 10_000) / 100}%`;
