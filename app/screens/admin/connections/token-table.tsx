import type { ListedToken } from "#domain/connections/token.ts";
import { useMutation } from "../../../components/back-office/use-mutation.ts";
import { Button } from "../../../components/ui/button.tsx";
import { ConfirmDialog } from "../../../components/ui/confirm-dialog.tsx";
import { EmptyState } from "../../../components/ui/empty-state.tsx";
import { Table } from "../../../components/ui/table.tsx";
import { key } from "../../../data/api-key.ts";
import { useText } from "../../../i18n/text.tsx";

const columns = ["name", "start", "scopes", "until", "lastUsed", "change"] as const;

export function TokenTable({ tokens }: { tokens: readonly ListedToken[] }) {
  const { text, format } = useText();
  return (
    <div className="grid gap-4 [&>*]:min-w-0">
      <h2 className="text-xl">{text("connections.tokens")}</h2>
      {tokens.length === 0 ? (
        <EmptyState title={text("connections.tokens.none")}>
          {text("connections.tokens.none.text")}
        </EmptyState>
      ) : (
        <Table
          label={text("connections.tokens")}
          columns={columns.map((column) => text(`connections.token.${column}`))}
        >
          <tbody>
            {tokens.map((token) => (
              <tr key={token.id}>
                <th scope="row" id={`token-${token.id}`} data-any-language>
                  <bdi>{token.name}</bdi>
                  {token.madeBy !== null && (
                    <span className="block text-sm font-normal text-ink-soft">
                      {text("connections.token.madeBy", { name: token.madeBy })}
                    </span>
                  )}
                </th>
                <td>
                  <code dir="ltr">{token.start}…</code>
                </td>
                <td>
                  <bdi dir="ltr">{token.scopes.join(", ")}</bdi>
                  {token.networks.length > 0 && (
                    <span className="block text-sm text-ink-soft">
                      {text("connections.token.from", { networks: token.networks.join(", ") })}
                    </span>
                  )}
                </td>
                <td>
                  {token.lastDay === null ? text("connections.token.noEnd") : format.date(token.lastDay)}
                </td>
                <td>
                  {token.lastUsedOn === null
                    ? text("connections.token.never")
                    : format.date(token.lastUsedOn)}
                </td>
                <td>
                  {token.revokedAt === null ? (
                    <Revoke token={token} />
                  ) : (
                    text("connections.token.revoked", { date: format.date(token.revokedAt) })
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </div>
  );
}

function Revoke({ token: { id, name } }: { token: ListedToken }) {
  const { text } = useText();
  const { mutate, pending } = useMutation(["/api/admin/tokens"]);
  return (
    <ConfirmDialog
      danger
      title={text("connections.token.revoke.title", { name })}
      description={text("connections.token.revoke.text")}
      confirmLabel={text("connections.token.revoke")}
      cancelLabel={text("connections.cancel")}
      onConfirm={() => void mutate("DELETE", key("/api/admin/tokens/:id", { id }))}
      trigger={
        <Button variant="quiet" size="small" disabled={pending} aria-describedby={`token-${id}`}>
          {text("connections.token.revoke")}
        </Button>
      }
    />
  );
}
