import { figuresCalls } from "#contract/figures.ts";
import type { Foundation } from "../composition.ts";
import { answer, endpoints } from "../endpoint.ts";
import { refuse } from "../refuse.ts";

type Query = Readonly<{ on?: string | undefined; known?: string | undefined }>;
const asked = ({ on, known }: Query) => ({ on: on || null, known: known || null });

export const figuresApi = ({ figures, formLimits }: Pick<Foundation, "figures" | "formLimits">) =>
  endpoints(figuresCalls, {
    "GET /api/figures": formLimits.read(async ({ c, query }) =>
      answer(c, 200, await figures.list(c.get("language"), asked(query))),
    ),
    "GET /api/figures/:id": formLimits.read(async ({ c, params: { id }, query }) => {
      const figure = await figures.find(id, c.get("language"), asked(query));
      return figure ? answer(c, 200, figure) : refuse(c, 404, "errors.not_found");
    }),
  });
