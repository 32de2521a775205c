import { usePaperTexts } from "../parts/paper-texts.tsx";
import { accountsOf, Sourced } from "../parts/sourced.tsx";
import { Table } from "../parts/table.tsx";
import { sumsOf, type Books } from "./books.ts";

export function Ratios({ books: { year, accounts } }: { books: Books }) {
  const { text, format } = usePaperTexts();
  const { objectives, expenditure, income, raised } = sumsOf(accounts);
  const ratios = [
    { label: text("papers.ratio.objectives_of_expenditure"), part: objectives, whole: expenditure },
    { label: text("papers.ratio.objectives_of_income"), part: objectives, whole: income },
    { label: text("papers.ratio.fundraising_of_raised"), part: accounts.fundraisingCents, whole: raised },
    {
      label: text("papers.ratio.administration_of_expenditure"),
      part: accounts.administrationCents,
      whole: expenditure,
    },
  ];
  return (
    <Sourced sources={[accountsOf(year)]}>
      <Table
        columns={[
          { label: text("papers.ratio.title"), share: 4 },
          { label: text("papers.ratio.part"), share: 2, figures: true },
          { label: text("papers.ratio.whole"), share: 2, figures: true },
          { label: text("papers.ratio.percent"), share: 1.2, figures: true },
        ]}
        rows={ratios.map(({ label, part, whole }) => ({
          cells: [
            label,
            format.moneyExact(part),
            format.moneyExact(whole),
            whole === 0 ? "–" : format.percent((part / whole) * 100),
          ],
        }))}
      />
    </Sourced>
  );
}
