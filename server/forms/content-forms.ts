import { kindFor } from "../content/kind-for.ts";
import type { Form } from "../requests/form.ts";
import { callerOf } from "../auth/caller.ts";
import type { Foundation } from "../composition.ts";
import { pathParam } from "../requests/path-param.ts";

/** Ordering the records of a kind without JavaScript. */
export const contentForms = ({ editing }: Pick<Foundation, "editing">): Form[] => [
  {
    path: "/admin/content/:kind",
    name: "order",
    who: "staff",
    handle: async ({ id = "", above = "", below = "", direction }, c) => {
      const user = c.get("user");
      const kind = kindFor(c, pathParam(c, "kind"), user);
      if (kind instanceof Response) return { ok: false, status: kind.status, problem: "errors.not_found" };
      const request =
        direction === "up"
          ? ({ id, over: above, direction } as const)
          : ({ id, over: below, direction: "down" } as const);
      const outcome = await editing.move(kind, request, callerOf(c).asStaff());
      if (!outcome.ok) return { ok: false, status: 409, problem: `editor.error.${outcome.reason}` };
      const page = Number(c.req.query("page"));
      const where = page > 1 ? `?page=${page}` : "";
      return { ok: true, location: `${c.req.path}${where}#record-${encodeURIComponent(id)}` };
    },
  },
];
