import { siteAnswer, userAnswer } from "#domain/site/site.ts";
import type { Foundation } from "../composition.ts";
import { endpoint } from "../endpoint.ts";

export const siteApi = ({ describeSite }: Foundation) => [
  endpoint(
    {
      method: "get",
      path: "/api/site",
      who: "anyone",
      summary: "What every page shows about the foundation",
      answers: { 200: { description: "The site's own facts", schema: siteAnswer } },
    },
    async ({ c }) => c.json(await describeSite(c.get("language"), c.get("country"))),
  ),
  endpoint(
    {
      method: "get",
      path: "/api/auth/user",
      who: "signed_in",
      summary: "The signed-in person",
      answers: { 200: { description: "The person", schema: userAnswer } },
    },
    ({ c, user }) => c.json(user),
  ),
];
