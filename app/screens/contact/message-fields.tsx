import { useSearch } from "wouter";
import { contactTopics, isContactTopic } from "#domain/contact/message-form.ts";
import type { PublicForm } from "../../components/public-form/use-public-form.ts";
import { Field } from "../../components/ui/field.tsx";
import { NativeSelect } from "../../components/ui/native-select.tsx";
import { TextInput } from "../../components/ui/text-input.tsx";
import { Textarea } from "../../components/ui/textarea.tsx";
import { useUser } from "../../data/site.ts";
import { useWords } from "../../i18n/text.tsx";

/** Asked for only while a call is the topic. The browser itself sees to it, so it needs no JavaScript. */
const onlyForCalls = "hidden group-has-[option[value=call]:checked]:block";

export function MessageFields({ form }: { form: PublicForm }) {
  const { text } = useWords();
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
      <Field label={text("contact.form.name")} required {...form.field("name")}>
        {(control) => (
          <TextInput
            {...control}
            name="name"
            autoComplete="name"
            dir="auto"
            defaultValue={form.typed("name")}
          />
        )}
      </Field>
      <Field label={text("contact.form.email")} required {...form.field("email")}>
        {(control) => (
          <TextInput
            {...control}
            type="email"
            name="email"
            autoComplete="email"
            defaultValue={form.typed("email") ?? email}
          />
        )}
      </Field>
      <Field
        label={text("contact.form.preferredTime")}
        hint={text("contact.form.preferredTimeHint")}
        required
        className={onlyForCalls}
        {...form.field("preferredTime")}
      >
        {(control) => (
          <TextInput
            {...control}
            name="preferredTime"
            dir="auto"
            defaultValue={form.typed("preferredTime")}
          />
        )}
      </Field>
      <Field
        label={text("contact.form.phone")}
        hint={text("contact.form.phoneHint")}
        className={onlyForCalls}
        {...form.field("phone")}
      >
        {(control) => (
          <TextInput
            {...control}
            type="tel"
            name="phone"
            autoComplete="tel"
            defaultValue={form.typed("phone")}
          />
        )}
      </Field>
      <Field label={text("contact.form.message")} required {...form.field("message")}>
        {(control) => <Textarea {...control} name="message" rows={7} defaultValue={form.typed("message")} />}
      </Field>
    </div>
  );
}
