import { key } from "../../data/api-key.ts";

/** What the address asks for is handed on as it is, and refused by the API if it is no day: every page carries this. */
export const figureKey = (id = "", search = "") =>
  key("/api/figures/:id", { id }, search && `?${search.replace("?", "")}`);
