import { code, flag, moment, reference, text } from "#domain/lists/column.ts";
import { defineList } from "#domain/lists/list.ts";

/** Own segments, and those that colleagues share. */
export const segmentsList = defineList({
  name: "segments",
  path: "/api/admin/segments",
  page: "/admin/segments",
  who: "staff",
  summary: "Segments of contacts: your own and those that colleagues share, by name",
  group: "people",
  words: {
    part: "back-office.part.segments",
    title: "segments.title",
    description: "segments.description",
    none: "segments.none",
  },
  columns: {
    id: code({ exported: false }),
    name: text({ label: "segments.name" }),
    isShared: flag({ label: "segments.shared" }),
    madeBy: reference({ label: "segments.madeBy" }),
    changedAt: moment({ label: "segments.changed", dayOnly: true }),
  },
  key: "id",
  table: ["name", "isShared", "madeBy", "changedAt"],
  filters: {},
  sorts: { name: "name" },
  open: ({ id }) => `/admin/segments/${id}`,
});
