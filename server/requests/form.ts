import type { Audience } from "#domain/accounts/audience.ts";
import type { MessageId } from "#app/messages/ids.ts";
import type { RequestContext } from "../context.ts";

export type Fields = Record<string, string>;
export type FormOutcome =
  /** A redirect, so that a reload does not send the form again. */
  | { ok: true; location: string }
  | {
      ok: false;
      status?: number;
      errors?: Record<string, MessageId>;
      problem?: MessageId;
      resumeUrl?: string;
    };

/** A form of a page, as a browser without JavaScript sends it to the page's own address. */
export type Form = {
  path: string;
  /** Distinguishes forms of one page; sent in the hidden field `form` when the page has several. */
  name: string;
  who: Audience;
  handle: (fields: Fields, c: RequestContext) => Promise<FormOutcome>;
};
