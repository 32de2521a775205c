import { Button } from "../../../components/ui/button.tsx";
import { Form } from "../../../components/ui/form.tsx";
import { useUser } from "../../../data/site.ts";
import { typedText } from "../../../data/typed-text.ts";
import { useText } from "../../../i18n/text.tsx";
import type { Work } from "./use-work.ts";
import { Section } from "../../../components/ui/section.tsx";
import { SelectField } from "../../../components/ui/select-field.tsx";

/** No account has this id. */
const nobody = "nobody";

export function Assignment({ work: { application, pending, change } }: { work: Work }) {
  const { text } = useText();
  const user = useUser();
  const { assignee, staff, version } = application;
  const give = (to: string) =>
    change("PUT", "/api/admin/applications/:kind/:id/assignee", {
      version,
      assigneeId: to === nobody ? null : to,
    });
  return (
    <Section id="assignment" title={text("application.assignment")} className="grid gap-3">
      <Form
        key={`${assignee?.id}`}
        className="grid items-end gap-3"
        onSubmit={(typed) => give(typedText(typed, "assignee"))}
      >
        <SelectField
          label={text("admin.column.assignee")}
          name="assignee"
          defaultValue={assignee?.id ?? nobody}
          options={[
            { value: nobody, label: text("admin.nobody") },
            ...staff.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="secondary" disabled={pending}>
            {text("application.assign")}
          </Button>
          {user && assignee?.id !== user.id && (
            <Button variant="quiet" disabled={pending} onClick={() => void give(user.id)}>
              {text("application.take")}
            </Button>
          )}
        </div>
      </Form>
    </Section>
  );
}
