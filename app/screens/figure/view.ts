import { key } from "../../data/api-key.ts";

type Days = Readonly<{ on: string; known: string }>;
const now: Days = { on: "", known: "" };

/** What the address asks for; what is no day is left out. */
export function askedDays(search = ""): Days {
  const asked = new URLSearchParams(search);
  const day = (name: string) => /^[12]\d{3}-\d\d-\d\d$/.exec(asked.get(name) ?? "")?.[0] ?? "";
  return { on: day("on"), known: day("known") };
}

export function figureKey(id = "", days = now) {
  const search = new URLSearchParams(Object.entries(days).filter(([, day]) => day !== "")).toString();
  return key("/api/figures/:id", { id }, search && `?${search}`);
}
