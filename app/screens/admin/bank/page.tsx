import { freshForMs } from "../../../components/back-office/keys.ts";
import { useMayBook } from "../../../data/site.ts";
import { useApi } from "../../../data/use-api.tsx";
import { useText } from "../../../i18n/text.tsx";
import { StaffPage } from "../../../shell/staff-page.tsx";
import { AccountList } from "./account-list.tsx";
import { FileList } from "./file-list.tsx";
import { LineList } from "./line-list.tsx";
import { RuleList } from "./rule-list.tsx";
import { StatementList } from "./statement-list.tsx";
import { UploadForm } from "./upload-form.tsx";
import { useProgress } from "./use-progress.ts";
import { bankKey } from "./view.ts";

/** The treasurer has the bank's file of last month, and wants every entry to be matched. */
export default function AdminBankScreen() {
  const { text } = useText();
  return (
    <StaffPage title={text("bank.title")} description={text("bank.description")} who="books">
      <Bank />
    </StaffPage>
  );
}

function Bank() {
  const { data } = useApi(bankKey, freshForMs);
  const mayBook = useMayBook();
  useProgress(data?.files ?? [], data?.waitingCount ?? 0);
  return (
    <div className="grid gap-10 [&>*]:min-w-0">
      {mayBook && <UploadForm />}
      <FileList files={data?.files ?? []} />
      <LineList waitingCount={data?.waitingCount ?? 0} />
      <AccountList accounts={data?.accounts ?? []} />
      <StatementList statements={data?.statements ?? []} />
      <RuleList />
    </div>
  );
}
