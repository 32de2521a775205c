import { booksAuditList } from "#domain/audit/audit-list.ts";
import { ListView } from "../../../components/list/list-view.tsx";
import { auditCells } from "../audit/cells.tsx";
import { BooksPage } from "./books-page.tsx";

export default function BooksAuditScreen() {
  return (
    <BooksPage tab="audit">
      <ListView list={booksAuditList} cells={auditCells} />
    </BooksPage>
  );
}
