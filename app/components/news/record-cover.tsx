import { Cover } from "../content/cover.tsx";
import { tilesOfRecord } from "./record-tiles.ts";

type CoveredRecord = Readonly<{
  id: string;
  color: string | null;
  coverUrl: string | null;
  coverAlt: string | null;
}>;

export const RecordCover = ({ record, className }: { record: CoveredRecord; className: string }) => (
  <Cover
    url={record.coverUrl}
    alt={record.coverAlt}
    seed={record.id}
    program={tilesOfRecord(record)}
    className={className}
  />
);
