import { segmentsList } from "#domain/contacts/segments-list.ts";
import { nameOfUser } from "../applications/sources.ts";
import { listSource } from "../lists/list-source.ts";

export const segmentsSource = listSource(segmentsList, {
  from: "segments s",
  where: (_asked, _isFile, bind, { userId }) => `s.is_shared or s.made_by = ${bind(userId)}::text`,
  columns: {
    id: "s.id",
    name: "s.name",
    isShared: "s.is_shared",
    madeBy: { id: "s.made_by", name: `(select ${nameOfUser("u")} from users u where u.id = s.made_by)` },
    changedAt: "s.changed_at",
  },
  filters: {},
});
