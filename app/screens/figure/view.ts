import { key } from "../../data/api-key.ts";

/** In the order in which the server reads them; the API refuses invalid days. */
export function figureKey(id = "", search = "") {
  const query = new URLSearchParams(search);
  const days = ["known", "on"].flatMap((name) => {
    const day = query.get(name);
    return day ? [[name, day]] : [];
  });
  return key("/api/figures/:id", { id }, days.length > 0 ? `?${new URLSearchParams(days)}` : "");
}
