import { AuditLog } from "../audit/audit-log.tsx";
import { bookAuditKey } from "../audit/view.ts";
import { BooksPage } from "./books-page.tsx";

/** Who changed what in the books, for those who check them. */
export default function BooksAuditScreen() {
  return (
    <BooksPage tab="audit">
      <AuditLog own="/admin/books/audit" keyOf={bookAuditKey} />
    </BooksPage>
  );
}
