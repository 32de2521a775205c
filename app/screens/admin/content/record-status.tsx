import { languages, type Language } from "#domain/language.ts";
import type { Untranslated } from "#domain/content/untranslated.ts";
import { outdatedLanguages } from "#domain/content/editing/translation.ts";
import { Button } from "../../../components/ui/button.tsx";
import { Badge } from "../../../components/ui/badge.tsx";
import { Notice } from "../../../components/ui/notice.tsx";
import { useText } from "../../../i18n/text.tsx";
import { StateBadge } from "./state-badge.tsx";
import type { Editor } from "./use-editor.ts";
import type { DraftBody, FieldSpec } from "#domain/content/editing/field-spec.ts";

export function RecordStatus({ editor: { record, body, dirty, keeping, discard } }: { editor: Editor }) {
  const { text, format } = useText();
  const { untranslated = [] } = body as Untranslated;
  const lacking = languages.filter(
    (language) => !untranslated.includes(language) && missingIn(record.fields, body, language),
  );
  const outdated = outdatedLanguages(record.fields, body, record.translations).filter(
    (language) => !untranslated.includes(language),
  );
  const namesOf = (some: readonly Language[]) =>
    some.map((language) => text(`editor.language.${language}`)).join(", ");
  return (
    <div className="grid gap-3">
      <p className="flex flex-wrap items-center gap-3">
        {record.id === null ? <Badge>{text("editor.state.new")}</Badge> : <StateBadge state={record.state} />}
        {record.sample && <Badge tone="accent">{text("editor.sample")}</Badge>}
        {lacking.length > 0 && (
          <span className="text-warn">{text("editor.missingIn", { languages: namesOf(lacking) })}</span>
        )}
        {untranslated.length > 0 && (
          <span className="text-warn">
            {text("editor.untranslatedIn", { languages: namesOf(untranslated) })}
          </span>
        )}
        {lacking.length + untranslated.length === 0 && (
          <span className="text-ink-soft">{text("editor.complete")}</span>
        )}
        {outdated.length > 0 && (
          <span className="text-warn">{text("editor.outdatedIn", { languages: namesOf(outdated) })}</span>
        )}
      </p>
      <p className="flex flex-wrap items-center gap-x-3">
        <output className="text-sm text-ink-soft">
          {dirty &&
            (keeping.keptAt !== null
              ? text("editor.kept", { time: format.dateTime(keeping.keptAt) })
              : text(keeping.failed ? "editor.notKept" : "editor.unsaved"))}
        </output>
        {dirty && keeping.keptAt !== null && (
          <Button variant="quiet" size="small" onClick={() => void discard()}>
            {text("editor.discard")}
          </Button>
        )}
      </p>
      {keeping.others.length > 0 && (
        <Notice tone="warn">
          {text("editor.others", { names: keeping.others.map(({ name }) => name).join(", ") })}
        </Notice>
      )}
      {record.scheduled && (
        <Notice>
          {text("editor.scheduledFor", {
            version: record.scheduled.version,
            date: format.dateTime(record.scheduled.at),
          })}
        </Notice>
      )}
      {record.scheduleFailedAt !== null && <Notice tone="warn">{text("editor.scheduleFailed")}</Notice>}
    </div>
  );
}

/** True if a required text is missing in this language, at any depth. */
const missingIn = (fields: readonly FieldSpec[], body: DraftBody, language: Language): boolean =>
  fields.some((field) => isMissing(field, body[field.name], language));

function isMissing(field: FieldSpec, value: unknown, language: Language): boolean {
  switch (field.type) {
    case "localized":
      return !(field.optional && value === null) && isBlank(value, language);
    case "texts":
      return listOf(value).some((text) => isBlank(text, language));
    case "cover":
      return value !== null && isBlank((value as { alt?: unknown }).alt, language);
    case "messages":
      return Object.values((value ?? {}) as DraftBody).some((text) => isBlank(text, language));
    case "list":
      return listOf(value).some((item) => missingIn(field.fields, item as DraftBody, language));
    case "group":
      return value !== null && missingIn(field.fields, (value ?? {}) as DraftBody, language);
    default:
      return false;
  }
}

const isBlank = (value: unknown, language: Language): boolean => {
  const text = (value as Partial<Record<Language, string>> | null | undefined)?.[language];
  return typeof text !== "string" || text.trim() === "";
};

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
