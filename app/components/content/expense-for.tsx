import type { PublicExpense } from "#domain/ledger/open/public-expense.ts";
import { useText } from "../../i18n/text.tsx";
import { Link } from "../../routing/link.tsx";

export function ExpenseFor({
  line: { project, program, category },
}: {
  line: PublicExpense["lines"][number];
}) {
  const { text } = useText();
  if (!project) return program ?? text(`expense.category.${category}`);
  return (
    <Link href={`/projects/${project.id}`} className="text-link">
      {project.title}
    </Link>
  );
}
