import type { BoardMember } from "#domain/content/kinds/board-member/schema.ts";
import { usePaperTexts } from "../parts/paper-texts.tsx";
import { Table } from "../parts/table.tsx";

/** Names and offices, as an ANBI must publish. */
export function Board({ members }: { members: readonly BoardMember[] }) {
  const { text, language } = usePaperTexts();
  return (
    <Table
      columns={[
        { label: text("papers.board.name"), share: 3 },
        { label: text("papers.board.office"), share: 2.6 },
        { label: text("papers.board.about"), share: 4.6 },
        { label: text("papers.board.since"), share: 1, figures: true },
      ]}
      rows={members.map(({ name, role, about, since }) => ({
        cells: [name[language], role[language], about[language], String(since)],
      }))}
    />
  );
}
