import { useState } from "react";
import type { Colleague } from "#domain/accounts/people.ts";
import { useMutation } from "../../../components/back-office/use-mutation.ts";
import { Button } from "../../../components/ui/button.tsx";
import { Checkbox } from "../../../components/ui/checkbox.tsx";
import { ConfirmDialog } from "../../../components/ui/confirm-dialog.tsx";
import { toasts } from "../../../components/ui/toast-store.ts";
import { useUser } from "../../../data/site.ts";
import { useText } from "../../../i18n/text.tsx";
import { inLanguage } from "../../../routing/language-path.ts";
import { key } from "../../../data/api-key.ts";
import { peopleKey, staffRoles } from "./roles.ts";

/** Asks for confirmation; with another text for oneself, because there may be no way back. */
export function ChangeRole({ person }: { person: Colleague }) {
  const { text, language } = useText();
  const { mutate, pending } = useMutation([peopleKey]);
  const [takesOver, setTakesOver] = useState(false);
  const myself = useUser()?.id === person.id;
  const id = { id: person.id };
  const change = async (step: Promise<boolean>) => {
    // Everything open was for an administrator, so the page reloads.
    if ((await step) && myself) window.location.assign(inLanguage("/", language));
  };
  const resetPasskeys = async () => {
    if (await mutate("DELETE", key("/api/admin/users/:id/passkeys", id)))
      toasts.add({ title: text("settings.people.reset.done", { name: person.name }) });
  };
  const takeOver = takesOver ? person.connections.map((connection) => connection.id) : [];
  const connections = person.connections.length > 0 && (
    <Connections person={person} canTakeOver={!myself} takesOver={takesOver} onChange={setTakesOver} />
  );
  const described = { disabled: pending, "aria-describedby": `person-${person.id}` };
  return (
    <div className="flex flex-wrap gap-2">
      {staffRoles
        .filter((role) => role !== person.role)
        .map((other) => (
          <ConfirmDialog
            key={other}
            danger={myself}
            title={text(`settings.people.make.${other}.title`, { name: person.name })}
            description={text(myself ? "settings.people.myself" : `settings.people.make.${other}.text`)}
            confirmLabel={text(`settings.people.make.${other}`)}
            cancelLabel={text("settings.people.cancel")}
            onConfirm={() =>
              void change(
                mutate("PUT", key("/api/admin/users/:id/role", id), { role: other, myself, takeOver }),
              )
            }
            trigger={
              <Button variant="quiet" size="small" {...described}>
                {text(`settings.people.make.${other}`)}
              </Button>
            }
          >
            {connections}
          </ConfirmDialog>
        ))}
      {!myself && person.hasSignedIn && (
        <ConfirmDialog
          danger
          title={text("settings.people.reset.title", { name: person.name })}
          description={text("settings.people.reset.text")}
          confirmLabel={text("settings.people.reset")}
          cancelLabel={text("settings.people.cancel")}
          onConfirm={() => void resetPasskeys()}
          trigger={
            <Button variant="quiet" size="small" {...described}>
              {text("settings.people.reset")}
            </Button>
          }
        />
      )}
      <ConfirmDialog
        danger
        title={text("settings.people.disable.title", { name: person.name })}
        description={text(
          myself
            ? "settings.people.myself"
            : person.inConfiguration
              ? "settings.people.disable.inConfiguration"
              : "settings.people.disable.text",
        )}
        confirmLabel={text("settings.people.disable")}
        cancelLabel={text("settings.people.cancel")}
        onConfirm={() =>
          void change(
            mutate(
              "DELETE",
              key(
                "/api/admin/users/:id/role",
                id,
                `?myself=${myself}${takesOver ? `&takeOver=${takeOver.join(",")}` : ""}`,
              ),
            ),
          )
        }
        trigger={
          <Button variant="quiet" size="small" {...described}>
            {text("settings.people.disable")}
          </Button>
        }
      >
        {connections}
      </ConfirmDialog>
    </div>
  );
}

type ConnectionsProps = {
  person: Colleague;
  canTakeOver: boolean;
  takesOver: boolean;
  onChange: (takesOver: boolean) => void;
};

/** What ends with the role, so that nothing stops unseen. */
function Connections({ person, canTakeOver, takesOver, onChange }: ConnectionsProps) {
  const { text } = useText();
  return (
    <div className="grid gap-2">
      <p>{text("settings.people.connections")}</p>
      <ul className="list-disc ps-5" data-any-language>
        {person.connections.map(({ id, kind, name }) => (
          <li key={`${kind} ${id}`}>
            {text(`settings.people.connections.${kind}`)}: <bdi>{name}</bdi>
          </li>
        ))}
      </ul>
      {canTakeOver && (
        <Checkbox
          label={text("settings.people.connections.takeOver")}
          hint={text("settings.people.connections.takeOverHint", { name: person.name })}
          checked={takesOver}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
      )}
    </div>
  );
}
