/** What the program gets to see of a stored value: pg's own reading, and that of `openPool`. */
const single: Readonly<Record<string, string>> = {
  bool: "boolean",
  int2: "number",
  int4: "number",
  int8: "number",
  oid: "number",
  float4: "number",
  float8: "number",
  timestamptz: "Date",
  timestamp: "Date",
  bytea: "Buffer",
  json: "unknown",
  jsonb: "unknown",
  // An interval is an object of pg's own, and nothing here reads one.
  interval: "never",
};

/** Arrays that pg takes apart; of those it does not know, the program would get PostgreSQL's own writing. */
const lists: Readonly<Record<string, string>> = {
  _bool: "boolean[]",
  _int2: "number[]",
  _int4: "number[]",
  _int8: "string[]",
  _float4: "number[]",
  _float8: "number[]",
  _numeric: "number[]",
  _text: "string[]",
  _varchar: "string[]",
  _uuid: "string[]",
  _date: "Date[]",
  _timestamptz: "Date[]",
  _timestamp: "Date[]",
  _bytea: "Buffer[]",
  _json: "unknown[]",
  _jsonb: "unknown[]",
};

/** `name` is PostgreSQL's (`pg_type.typname`). Numeric is text, so that no digit is lost, and so is a date. */
export const typeAsRead = (name: string): string => single[name] ?? lists[name] ?? "string";
