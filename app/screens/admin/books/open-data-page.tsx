import { freshForMs } from "../../../components/back-office/keys.ts";
import { ListOutcome } from "../../../components/back-office/list-outcome.tsx";
import { useMutation } from "../../../components/back-office/use-mutation.ts";
import { Button } from "../../../components/ui/button.tsx";
import { Notice } from "../../../components/ui/notice.tsx";
import { DataTable } from "../../../components/ui/data-table.tsx";
import type { OpenDataStatus } from "#domain/open-data/answers.ts";
import { useMayBook } from "../../../data/site.ts";
import { useApi } from "../../../data/use-api.tsx";
import { useText } from "../../../i18n/text.tsx";
import { Link } from "../../../routing/link.tsx";
import { BooksPage } from "./books-page.tsx";

const openDataKey = "/api/admin/books/open-data";

export default function OpenDataScreen() {
  const { text, format } = useText();
  const { data, error } = useApi(openDataKey, freshForMs);
  return (
    <BooksPage tab="openData">
      <p className="max-w-prose text-ink-soft">{text("open-data-desk.about")}</p>
      {data && (
        <Notice tone={data.made && data.problems.length === 0 ? "good" : "warn"}>
          {data.made
            ? text("open-data-desk.made", {
                date: format.date(data.made.asOf),
                count: data.made.files.length,
              })
            : text("open-data-desk.never")}
        </Notice>
      )}
      <p>
        <Link href="/open-data" className="text-link inline-flex min-h-11 items-center">
          {text("open-data-desk.page")}
        </Link>
      </p>
      <section className="grid gap-4 [&>*]:min-w-0">
        <h2 className="heading-3">{text("open-data-desk.problems")}</h2>
        <ListOutcome count={data?.problems.length} error={error} none={text("open-data-desk.problems.none")}>
          <Problems problems={data?.problems ?? []} />
        </ListOutcome>
        <MakeNow />
      </section>
    </BooksPage>
  );
}

function Problems({ problems }: Pick<OpenDataStatus, "problems">) {
  const { text } = useText();
  return (
    <DataTable
      label={text("open-data-desk.problems")}
      rows={problems}
      rowKey={({ file, record }) => `${file} ${record}`}
      columns={[
        {
          head: text("open-data-desk.record"),
          heading: true,
          cell: ({ file, record }) => <RecordLink file={file} record={record} />,
        },
        { head: text("open-data-desk.file"), cell: ({ file }) => <bdi dir="ltr">{file}</bdi> },
        {
          head: text("open-data-desk.reason"),
          cell: ({ reason }) => text(`open-data-desk.reason.${reason}`),
        },
      ]}
    />
  );
}

type RecordProps = Pick<OpenDataStatus["problems"][number], "file" | "record">;

function RecordLink({ file, record }: RecordProps) {
  return (
    <Link href={pageOf(file, record)} className="text-link inline-flex min-h-11 items-center">
      <bdi dir="ltr">{record}</bdi>
    </Link>
  );
}

const pageOf = (file: string, record: string): string => {
  if (file === "360giving.json") return `/admin/applications/grant/${record}`;
  return file === "iati-activities.xml" ? `/admin/content/project/${record}` : "/admin/settings/identity";
};

function MakeNow() {
  const { text } = useText();
  const { mutate, pending } = useMutation([openDataKey], text("open-data-desk.done"));
  if (!useMayBook()) return null;
  const make = () => mutate("POST", openDataKey);
  return (
    <div>
      <Button disabled={pending} onClick={() => void make()}>
        {text("open-data-desk.make")}
      </Button>
    </div>
  );
}
