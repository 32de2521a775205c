import type { ReactNode } from "react";
import type { SavedView } from "#domain/lists/list.ts";
import { maxViewName } from "#domain/lists/view.ts";
import { useText } from "../../i18n/text.tsx";
import { usePosted } from "../../posted-form.tsx";
import { Button } from "../ui/button.tsx";
import { Checkbox } from "../ui/checkbox.tsx";
import { Notice } from "../ui/notice.tsx";
import { TextField } from "../ui/text-field.tsx";
import { Panel } from "./list-columns.tsx";

/* Plain forms with and without JavaScript, sent to the address of the list: it has the filters to save. */

export function SaveView({ hasSearch }: { hasSearch: boolean }) {
  const { text } = useText();
  const posted = usePosted("view");
  return (
    <Panel label={text("back-office.view.save")} isOpen={posted !== null && !posted.values["id"]}>
      <ViewForm>
        <ViewFields name="" isShared={false} />
        {hasSearch && <p className="max-w-prose text-sm text-ink-soft">{text("back-office.view.search")}</p>}
        <Button type="submit">{text("back-office.view.save")}</Button>
      </ViewForm>
    </Panel>
  );
}

/** Keeps the name, and saves what is shown now. */
export function SaveChanges({ view: { id, name, isShared } }: { view: SavedView }) {
  const { text } = useText();
  return (
    <ViewForm>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="name" value={name} />
      {isShared && <input type="hidden" name="shared" value="on" />}
      <Button type="submit" variant="secondary" size="small">
        {text("back-office.view.change")}
      </Button>
    </ViewForm>
  );
}

export function ChangeView({ view: { id, name, isShared } }: { view: SavedView }) {
  const { text } = useText();
  const posted = usePosted("view");
  return (
    <Panel label={text("back-office.view.edit")} isOpen={posted?.values["id"] === id}>
      <ViewForm>
        <input type="hidden" name="id" value={id} />
        <ViewFields name={name} isShared={isShared} />
        <Button type="submit">{text("back-office.view.change")}</Button>
      </ViewForm>
      <details className="list-view-removal">
        <summary className="text-link">{text("back-office.view.delete")}</summary>
        <form method="post" className="grid gap-3 justify-items-start">
          <input type="hidden" name="form" value="view-removal" />
          <input type="hidden" name="id" value={id} />
          <p className="max-w-prose text-sm">
            {text(isShared ? "back-office.view.delete.shared" : "back-office.view.delete.text")}
          </p>
          <Button type="submit" variant="danger" size="small">
            {text("back-office.view.delete")}
          </Button>
        </form>
      </details>
    </Panel>
  );
}

const ViewForm = ({ children }: { children: ReactNode }) => (
  <form method="post" className="grid gap-3 justify-items-start">
    <input type="hidden" name="form" value="view" />
    {children}
  </form>
);

function ViewFields({ name, isShared }: { name: string; isShared: boolean }) {
  const { text } = useText();
  const posted = usePosted("view");
  return (
    <>
      {posted && <Notice tone="bad">{posted.sentence}</Notice>}
      <TextField
        label={text("back-office.view.name")}
        name="name"
        required
        maxLength={maxViewName}
        autoComplete="off"
        defaultValue={posted?.values["name"] ?? name}
        error={posted?.sentences["name"]}
      />
      <Checkbox
        label={text("back-office.view.share")}
        name="shared"
        defaultChecked={posted ? posted.values["shared"] !== undefined : isShared}
      />
    </>
  );
}
