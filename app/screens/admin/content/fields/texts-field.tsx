import { perLanguage } from "#domain/language.ts";
import { ListFrame } from "./list-frame.tsx";
import { LocalizedInputs } from "./localized-field.tsx";
import type { Place } from "./place.ts";

/** A list of texts, each in three languages. */
export function TextsField({ field, path, value }: Place<"texts">) {
  const items: readonly unknown[] = Array.isArray(value) ? value : [];
  return (
    <ListFrame name={field.name} path={path} items={items} blank={() => perLanguage(() => "")}>
      {({ item, index, title, remove }) => (
        <div className="grid gap-2 border-s-2 border-line ps-4">
          <LocalizedInputs legend={title} path={`${path}.${index}`} value={item} long />
          <div>{remove}</div>
        </div>
      )}
    </ListFrame>
  );
}
