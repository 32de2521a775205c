import type { Result, Router } from "hono/router";
import { RegExpRouter } from "hono/router/reg-exp-router";
import { SmartRouter } from "hono/router/smart-router";
import { TrieRouter } from "hono/router/trie-router";

/** More than a site has pages and calls without a number in them. Whoever makes up addresses makes us forget, and look again. */
const maxKept = 1_000;
const maxKeptLength = 200;

/**
 * Hono's own routers, which look through the addresses of the whole site for every request: some of ours (`/api/projects/featured` beside
 * `/api/projects/:id`) allow only the slower one. Who answers an address never changes, so it is looked for once.
 */
export function rememberedRoutes<T>(): Router<T> {
  const router = new SmartRouter<T>({ routers: [new RegExpRouter(), new TrieRouter()] });
  const known = new Map<string, Result<T>>();
  return {
    name: "RememberedRoutes",
    add: (method, path, handler) => router.add(method, path, handler),
    match: (method, path) => {
      const name = `${method} ${path}`;
      const before = known.get(name);
      if (before) return before;
      const found = router.match(method, path);
      if (known.size >= maxKept) known.clear();
      if (name.length <= maxKeptLength) known.set(name, found);
      return found;
    },
  };
}
