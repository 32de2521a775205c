import { useSearch } from "wouter";
import { contactTopics, isContactTopic } from "#domain/contact/message-form.ts";
import { FormLine, usual } from "../../components/public-form/form-line.tsx";
import type { PublicForm } from "../../components/public-form/use-public-form.ts";
import { Field } from "../../components/ui/field.tsx";
import { NativeSelect } from "../../components/ui/native-select.tsx";
import { Textarea } from "../../components/ui/textarea.tsx";
import { useUser } from "../../data/site.ts";
import { useText } from "../../i18n/text.tsx";

/** Asked for only while a call is the topic. The browser itself sees to it, so it needs no JavaScript. */
const onlyForCalls = "hidden group-has-[option[value=call]:checked]:block";

export function MessageFields({ form }: { form: PublicForm }) {
  const { text } = useText();
  const email = useUser()?.email;
  const asked = new URLSearchParams(useSearch()).get("topic");
  const topic = form.typed("topic") ?? (isContactTopic(asked) ? asked : "");
  return (
    <div key={form.round} className="grid gap-6">
      <Field label={text("contact.form.topic")} required {...form.field("topic")}>
        {(control) => (
          <NativeSelect
            {...control}
            name="topic"
            placeholder={text("contact.form.topicPlaceholder")}
            options={contactTopics.map((value) => ({ value, label: text(`contact.topic.${value}`) }))}
            defaultValue={topic}
          />
        )}
      </Field>
      <FormLine form={form} name="name" label={text("contact.form.name")} required {...usual.name} />
      <FormLine
        form={form}
        name="email"
        label={text("contact.form.email")}
        required
        {...usual.email}
        defaultValue={email}
      />
      <FormLine
        form={form}
        name="preferredTime"
        label={text("contact.form.preferredTime")}
        hint={text("contact.form.preferredTimeHint")}
        required
        dir="auto"
        lineClassName={onlyForCalls}
      />
      <FormLine
        form={form}
        name="phone"
        label={text("contact.form.phone")}
        hint={text("contact.form.phoneHint")}
        {...usual.phone}
        lineClassName={onlyForCalls}
      />
      <Field label={text("contact.form.message")} required {...form.field("message")}>
        {(control) => <Textarea {...control} name="message" rows={7} defaultValue={form.typed("message")} />}
      </Field>
    </div>
  );
}
