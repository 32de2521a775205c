import { useState, type FormEvent } from "react";
import { bodyOf, readForm, type FormDefinition } from "#domain/forms/define-form.ts";
import { sentenceOf } from "../../data/refused.ts";
import { useText } from "../../i18n/text.tsx";
import type { MessageId } from "../../messages/ids.ts";
import { usePosted } from "../../posted-form.tsx";
import { toasts } from "../ui/toast-store.ts";

export type Typed = Readonly<Record<string, string>>;
export type Wrong = Readonly<Partial<Record<string, MessageId>>>;

type Options = SendOptions & {
  /** Prefix of the field ids; distinguishes several forms on a page. */
  name: string;
  wrongFields: (typed: Typed) => Wrong;
  /** Rejects with `Refused` when the server refuses. */
  send: (typed: Typed) => Promise<unknown>;
};

type SendOptions = {
  onSent: () => void;
  failed: {
    title: string;
    text: string;
    /** The text for a refusal. Default: the server's sentence. */
    said?: (error: unknown) => string | undefined;
  };
};

export type PublicForm = Readonly<{
  name: string;
  ref: (form: HTMLFormElement | null) => void;
  pending: boolean;
  wrong: Wrong;
  /** Incremented on each refusal, so that the summary takes focus again. */
  attempt: number;
  /** Changes when the form has been sent: fields with this key are emptied. */
  round: number;
  /** The server's sentence about the whole form, when it was posted without JavaScript. */
  problem: string | undefined;
  submit: (event: FormEvent<HTMLFormElement>) => void;
  /** Checks again after a refusal, so that the error of a corrected field disappears. */
  recheck: () => void;
  /** The id of a field, and its error. */
  field: (field: string) => { id: string; error: string | undefined };
  /** Values from a submission that the server refused. */
  typed: (field: string) => string | undefined;
}>;

/** Works without JavaScript; with it, validates in place and sends JSON. */
export function usePublicForm({ name, wrongFields, send, onSent, failed }: Options): PublicForm {
  const { text } = useText();
  const posted = usePosted(name);
  const [form, setForm] = useState<HTMLFormElement | null>(null);
  const [wrong, setWrong] = useState<Wrong>(posted?.errors ?? {});
  const [attempt, setAttempt] = useState(0);
  const [round, setRound] = useState(0);
  const [pending, setPending] = useState(false);
  const returned = round === 0 ? posted : null;

  const sendAll = async (typed: Typed): Promise<void> => {
    setPending(true);
    try {
      await send(typed);
      setRound((count) => count + 1);
      onSent();
    } catch (error) {
      toasts.add({
        title: failed.title,
        description: (failed.said ?? sentenceOf)(error) ?? failed.text,
        look: "destructive",
      });
    } finally {
      setPending(false);
    }
  };

  return {
    name,
    ref: setForm,
    pending,
    wrong,
    attempt,
    round,
    problem: returned?.problem && text(returned.problem, returned.values),
    submit: (event) => {
      event.preventDefault();
      const typed = typedIn(event.currentTarget);
      const found = wrongFields(typed);
      setWrong(found);
      if (Object.keys(found).length > 0) setAttempt((count) => count + 1);
      else void sendAll(typed);
    },
    recheck: () => {
      if (form && Object.keys(wrong).length > 0) setWrong(wrongFields(typedIn(form)));
    },
    field: (field) => {
      const error = wrong[field];
      return { id: `${name}-${field}`, error: error && text(error) };
    },
    typed: (field) => returned?.values[field],
  };
}

export type DefinedForm = PublicForm & Readonly<{ definition: FormDefinition }>;

type DefinedOptions = SendOptions & {
  /** Receives the API body. Rejects with `Refused`. */
  send: (body: Record<string, unknown>) => Promise<unknown>;
};

export function useDefinedForm(
  definition: FormDefinition,
  { send, ...options }: DefinedOptions,
): DefinedForm {
  const form = usePublicForm({
    name: definition.name,
    wrongFields: (typed) => {
      const read = readForm(definition, typed);
      return read.ok ? {} : (read.errors as Wrong);
    },
    // The hidden field is sent too: only bots fill it in.
    send: ({ website, ...typed }) => send({ ...bodyOf(definition, typed), ...(website && { website }) }),
    ...options,
  });
  return { ...form, definition };
}

const typedIn = (form: HTMLFormElement): Typed => {
  const texts = [...new FormData(form)].filter(
    (pair): pair is [string, string] => typeof pair[1] === "string",
  );
  return Object.fromEntries(texts);
};
