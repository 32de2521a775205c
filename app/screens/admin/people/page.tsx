import { freshForMs } from "../../../components/back-office/keys.ts";
import { NotLoaded } from "../../../components/content/not-loaded.tsx";
import { Loading, Skeleton } from "../../../components/ui/skeleton.tsx";
import { useApi } from "../../../data/use-api.tsx";
import { DisabledUntilHydrated } from "../../../components/ui/disabled-until-hydrated.tsx";
import { useText } from "../../../i18n/text.tsx";
import { StaffPage } from "../../../shell/staff-page.tsx";
import { PeopleTable } from "./people-table.tsx";
import { peopleKey, staffRoles } from "./roles.ts";
import { languages } from "#domain/language.ts";
import { oneOf } from "../../../components/back-office/list-address.ts";
import { useMutation } from "../../../components/back-office/use-mutation.ts";
import { Button } from "../../../components/ui/button.tsx";
import { Form } from "../../../components/ui/form.tsx";
import { toasts } from "../../../components/ui/toast-store.ts";
import { typedText } from "../../../data/typed-text.ts";
import { Section } from "../../../components/ui/section.tsx";
import { SelectField } from "../../../components/ui/select-field.tsx";
import { TextField } from "../../../components/ui/text-field.tsx";

const maxEmailLength = 254;

/** Invited people sign in with a link to this address: there is no password. */
function Invite() {
  const { text, language: own } = useText();
  const { mutate, pending } = useMutation([peopleKey]);
  const invite = async (typed: FormData, form: HTMLFormElement) => {
    const email = typedText(typed, "email");
    const body = {
      id: crypto.randomUUID(),
      email,
      role: oneOf(staffRoles, typedText(typed, "role")) ?? "STAFF",
      language: oneOf(languages, typedText(typed, "language")) ?? own,
    };
    if (!(await mutate("POST", "/api/admin/users", body))) return;
    toasts.add({ title: text("settings.people.invited", { email }) });
    form.reset();
  };
  return (
    <Section id="invite" title={text("settings.people.invite")} className="grid gap-4">
      <Form onSubmit={invite} className="grid items-end gap-3 sm:grid-cols-2">
        <TextField
          label={text("settings.people.email")}
          required
          type="email"
          autoComplete="off"
          name="email"
          maxLength={maxEmailLength}
        />
        <SelectField
          label={text("settings.people.role")}
          name="role"
          defaultValue="STAFF"
          options={staffRoles.map((value) => ({ value, label: text(`settings.people.role.${value}`) }))}
        />
        <SelectField
          label={text("settings.people.language")}
          name="language"
          defaultValue={own}
          options={languages.map((value) => ({
            value,
            label: text(`settings.people.language.${value}`),
          }))}
        />
        <Button type="submit" variant="secondary" pending={pending}>
          {text("settings.people.send")}
        </Button>
      </Form>
    </Section>
  );
}

export default function AdminPeopleScreen() {
  const { text } = useText();
  return (
    <StaffPage title={text("settings.people")} description={text("settings.people.text")} who="admin">
      <People />
    </StaffPage>
  );
}

function People() {
  const { text } = useText();
  const { data, error } = useApi(peopleKey, freshForMs);
  return (
    <div className="grid gap-10 [&>*]:min-w-0">
      <p className="max-w-prose text-ink-soft">{text("settings.people.text")}</p>
      {error && !data && <NotLoaded />}
      {!data && !error && (
        <Loading label={text("shell.loading")}>
          <Skeleton className="h-56" />
        </Loading>
      )}
      <DisabledUntilHydrated className="grid gap-10 [&>*]:min-w-0">
        {data && <PeopleTable people={data} />}
        <Invite />
      </DisabledUntilHydrated>
    </div>
  );
}
