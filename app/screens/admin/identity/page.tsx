import type { IdentityAnswer } from "#domain/content/kinds/foundation/identity-answer.ts";
import { SettingsPage } from "../../../components/back-office/settings-page.tsx";
import { Notice } from "../../../components/ui/notice.tsx";
import { useText } from "../../../i18n/text.tsx";
import { Link } from "../../../routing/link.tsx";
import { IdentityForm } from "./identity-form.tsx";
import { identityKey } from "./keys.ts";
import { DataTable } from "../../../components/ui/data-table.tsx";
import { looks } from "./fields.ts";

export default function AdminIdentityScreen() {
  const { text } = useText();
  return (
    <SettingsPage
      title={text("settings.identity")}
      intro={text("settings.identity.text")}
      source={identityKey}
    >
      {(data: IdentityAnswer) => (
        <>
          {data.sample && <Notice tone="warn">{text("settings.identity.sample")}</Notice>}
          {data.draftWaits && <Notice tone="warn">{text("settings.identity.draftWaits")}</Notice>}
          <p>
            <Link href="/admin/content/foundation/foundation" className="text-link">
              {text("settings.identity.more")}
            </Link>
          </p>
          <IdentityForm key={data.version} identity={data} />
          <IdentityHistory history={data.history} />
        </>
      )}
    </SettingsPage>
  );
}

function IdentityHistory({ history }: { history: IdentityAnswer["history"] }) {
  const { text, format } = useText();
  return (
    <div className="grid gap-4 [&>*]:min-w-0">
      <h2 className="text-xl">{text("settings.identity.history")}</h2>
      <DataTable
        label={text("settings.identity.history")}
        rows={history}
        rowKey={({ from }) => from}
        columns={[
          { head: text("settings.identity.from"), heading: true, cell: ({ from }) => format.dateTime(from) },
          {
            head: text("settings.identity.by"),
            cell: ({ by }) => (by === null ? text("settings.identity.program") : <bdi>{by}</bdi>),
          },
          {
            head: text("settings.identity.changes"),
            cell: ({ sample, changes }) => (
              <>
                {changes.length === 0 &&
                  text(sample ? "settings.identity.wasSample" : "settings.identity.noChange")}
                {changes.length > 0 && (
                  <ul className="grid gap-1">
                    {changes.map(({ field, before, after }) => (
                      <li key={field}>
                        {text(`settings.identity.field.${field}`)}:{" "}
                        <del>
                          <bdi dir={looks[field].dir}>{before}</bdi>
                        </del>{" "}
                        <ins className="no-underline">
                          <bdi dir={looks[field].dir}>{after}</bdi>
                        </ins>
                      </li>
                    ))}
                  </ul>
                )}
              </>
            ),
          },
        ]}
      />
    </div>
  );
}
