import { AsyncLocalStorage } from "node:async_hooks";
import type { Hono } from "hono";
import { inLanguage, languagePrefixes } from "#app/routing/language-path.ts";
import type { RecordRef } from "#domain/content/editing/ports.ts";
import { contentKinds, type ContentBody, type ContentKind } from "#domain/content/kinds/kinds.ts";
import type { Content } from "#domain/content/ports.ts";
import { escapeHtml } from "#domain/mail/escape-html.ts";
import { isLanguage, type Language } from "#domain/language.ts";
import { refFor } from "./kind-for.ts";
import type { Foundation } from "../composition.ts";
import type { RequestContext, RequestEnv } from "../context.ts";
import { isAllowed } from "#domain/accounts/audience.ts";
import type { Pages } from "../pages/pages.ts";
import { forbidden, refuse } from "../refuse.ts";
import { translate } from "../translate.ts";

/** Without scripts: the preview's address is not a page of the site. */
const stillPolicy =
  "default-src 'self'; script-src 'none'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'none'";

/** The public page with the draft on it, for staff alone: it is kept nowhere and found by nobody. */
export function servePreview(app: Hono<RequestEnv>, { editing, withDraft }: Foundation, pages: Pages): void {
  for (const prefix of languagePrefixes()) {
    app.get(`${prefix}/admin/content/:kind/:id/preview`, async (c) => {
      const user = c.get("user");
      if (!isAllowed("staff", user?.role))
        return user ? refuse(c, 403, forbidden(c)) : refuse(c, 401, "errors.unauthorized");
      const ref = refFor(c, c.req.param(), user);
      if (ref instanceof Response) return ref;
      const body = await editing.previewOf(ref);
      if (!body) return refuse(c, 422, "editor.preview.incomplete");

      const asked = c.req.query("language");
      const ownLanguage = c.get("language");
      const language = isLanguage(asked) ? asked : ownLanguage;
      c.set("language", language);
      c.header("content-security-policy", stillPolicy);
      c.header("x-robots-tag", "noindex, nofollow");
      const address = {
        path: contentKinds[ref.kind].form.pageOf(ref.id),
        base: inLanguage("/", language).replace(/\/$/, ""),
      };
      return withDraft({ ...ref, body }, () =>
        pages.showPreview(c, address, (html) => marked(html, c, ownLanguage)),
      );
    });
  }
}

function marked(html: string, c: RequestContext, language: Language): string {
  const back = escapeHtml(c.req.path.replace(/\/preview$/, ""));
  const said = escapeHtml(translate(language, "editor.preview.ribbon"));
  const link = escapeHtml(translate(language, "editor.preview.back"));
  const ribbon = `<p class="bg-accent text-on-accent px-4 py-3 font-medium text-center" lang="${language}">${said} <a class="underline" href="${back}">${link}</a></p>`;
  return html
    .replaceAll(/<script[^>]*type="module"[^>]*><\/script>/g, "")
    .replace(/<body[^>]*>/, (body) => body + ribbon);
}

type Draft = RecordRef & { body: unknown };

/** Published content; in a preview the draft replaces its record. */
export function previewedContent(stored: Content): {
  content: Content;
  withDraft: <Result>(draft: Draft, work: () => Promise<Result>) => Promise<Result>;
} {
  const shown = new AsyncLocalStorage<Draft>();
  const draftOf = <Kind extends ContentKind>(kind: Kind): (ContentBody<Kind> & { id: string }) | null => {
    const draft = shown.getStore();
    return draft?.kind === kind ? (draft.body as ContentBody<Kind> & { id: string }) : null;
  };
  return {
    withDraft: (draft, work) => shown.run(draft, work),
    content: {
      list: async (kind) => {
        const [bodies, draft] = [await stored.list(kind), draftOf(kind)];
        if (!draft) return bodies;
        const known = bodies.some(({ id }) => id === draft.id);
        return known ? bodies.map((body) => (body.id === draft.id ? draft : body)) : [...bodies, draft];
      },
      find: async (kind, id) => {
        const draft = draftOf(kind);
        return draft?.id === id ? draft : stored.find(kind, id);
      },
      hasAny: async (kind) => draftOf(kind) !== null || stored.hasAny(kind),
    },
  };
}
