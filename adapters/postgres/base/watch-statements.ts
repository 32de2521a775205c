import type pg from "pg";

/** Called when a statement starts; the returned function is called when it ends. The text contains no values. */
export type WatchStatement = (statement: string) => (outcome: "done" | "failed", error?: unknown) => void;

export function watchStatements(client: pg.ClientBase, watch: WatchStatement): void {
  const query: typeof client.query = Reflect.get(client, "query");
  client.query = new Proxy(query, {
    apply(target, self, given: unknown[]) {
      const statement = nameOf(given[0]);
      if (statement === null) return Reflect.apply(target, self, given);
      const end = watch(statement);
      const last = given.at(-1);
      if (typeof last === "function") {
        const told = (error: unknown, ...rest: unknown[]): unknown => {
          end(error ? "failed" : "done", error);
          return Reflect.apply(last, undefined, [error, ...rest]);
        };
        return Reflect.apply(target, self, [...given.slice(0, -1), told]);
      }
      const answer: unknown = Reflect.apply(target, self, given);
      if (answer instanceof Promise)
        answer.then(
          () => end("done"),
          (error: unknown) => end("failed", error),
        );
      return answer;
    },
  });
}

/** Its name, if any. Null for cursor fetches, which take as long as their reader. */
function nameOf(given: unknown): string | null {
  if (typeof given === "string") return given;
  if (typeof given !== "object" || given === null || "submit" in given) return null;
  if ("name" in given && typeof given.name === "string") return given.name;
  return "text" in given && typeof given.text === "string" ? given.text : null;
}
