import { isLanguage } from "#domain/language.ts";
import type { Text, Texts } from "../../../i18n/text.tsx";
import type { MessageId } from "../../../messages/ids.ts";

/* The form comes from the server as data, so texts are looked up by name. A test checks that each field and choice has one. */
export const fieldMessage = (name: string) => `editor.field.${name}` as MessageId;
export const optionMessage = (option: string) => `editor.option.${option}` as MessageId;

export const hintMessage = (name: string) => `editor.hint.${name}` as MessageId;

export const reasonLabel = (reason: string, has: Texts["has"]): MessageId => {
  const id = `editor.reason.${reason}`;
  return has(id) ? id : "editor.reason.invalid";
};

export const pathLabel = (path: string, text: Text, nameOf: (field: string) => string): string =>
  path
    .split(".")
    .map((part) => {
      if (/^\d+$/.test(part)) return String(Number(part) + 1);
      // The name of a fixed text is its own label.
      if (part.includes("/")) return part;
      return isLanguage(part) ? text(`editor.language.${part}`) : nameOf(part);
    })
    .join(" – ");

export const fieldId = (path: string): string => `field.${path}`;
