import { lists, type ListName } from "#contract/lists.ts";
import { readAsked, writeAsked } from "#domain/lists/asked.ts";
import type { AnyList } from "#domain/lists/list.ts";
import { hasViews } from "#domain/lists/view.ts";
import { callerOf } from "../auth/caller.ts";
import type { Foundation } from "../composition.ts";
import type { Form } from "../requests/form.ts";

/** The forms above a list, with and without JavaScript. The filters to save are in the address that a form is sent to. */
export const viewForms = ({ lists: { views } }: Pick<Foundation, "lists">): Form[] =>
  lists.filter(hasViews).flatMap((list: AnyList & { name: ListName }): Form[] => [
    {
      path: list.page,
      name: "view",
      who: list.who,
      handle: async ({ id = "", name = "", shared }, c) => {
        const { search } = new URL(c.req.url);
        const typed = { name, search, isShared: shared !== undefined };
        const outcome = await views.save(list, id === "" ? null : id, typed, callerOf(c).asStaff());
        if (outcome.ok) {
          const asked = { ...readAsked(list, search), before: null, only: [], view: outcome.id };
          return { ok: true, location: c.req.path + writeAsked(list, asked) };
        }
        const problem = `back-office.view.error.${outcome.reason}` as const;
        return outcome.reason === "not_found"
          ? { ok: false, status: 404, problem }
          : { ok: false, errors: { name: problem } };
      },
    },
    {
      path: list.page,
      name: "view-removal",
      who: list.who,
      handle: async ({ id = "" }, c) => {
        await views.remove(list.name, id, callerOf(c).asStaff());
        return { ok: true, location: c.req.path };
      },
    },
  ]);
