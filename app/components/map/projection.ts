/** Covers the Netherlands, the Emirates and Saudi Arabia. */
export const mapWidth = 1000;
export const mapHeight = 860;
export const mapCentre = { lon: 29.5, lat: 38 } as const;
/** Units per radian. */
export const mapScale = 860;
/** Written into the outline, so that a test sees when it was drawn for another view. */
export const mapView = `${mapCentre.lon} ${mapCentre.lat} ${mapScale}`;

export type MapPoint = Readonly<{ x: number; y: number }>;

/** Mercator, as in the outline. Rounded, because logarithms of server and browser can differ in the last bit. */
export const project = (lon: number, lat: number): MapPoint => ({
  x: rounded(mapWidth / 2 + mapScale * radians(lon - mapCentre.lon)),
  y: rounded(mapHeight / 2 - mapScale * (northing(lat) - northing(mapCentre.lat))),
});

export const isOnMap = ({ x, y }: MapPoint): boolean => x >= 0 && x <= mapWidth && y >= 0 && y <= mapHeight;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const northing = (lat: number): number => Math.log(Math.tan(Math.PI / 4 + radians(lat) / 2));
const rounded = (units: number): number => Math.round(units * 100) / 100;
