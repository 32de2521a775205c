import type { Hono } from "hono";
import * as z from "zod";
import { fileTypesOf, schemaOf, type AnswerShape } from "#contract/call.ts";
import { scopes } from "#domain/connections/scopes.ts";
import { isLanguage, type Language } from "#domain/language.ts";
import type { RequestEnv } from "../../context.ts";
import { docsPage } from "../../docs/docs-page.ts";
import { type Endpoint, describeAnswer } from "../../endpoint.ts";

/** Built on the first request, because it takes too long for a start. */
export function apiDocs(app: Hono<RequestEnv>, endpoints: readonly Endpoint[], publicUrl: string): void {
  let document: string | undefined;
  const pages = new Map<Language, string>();
  app.get("/api/openapi.json", (c) => {
    document ??= JSON.stringify(openApiDocument(endpoints, publicUrl));
    return c.body(document, 200, { "content-type": "application/json" });
  });
  app.get("/api/docs", (c) => {
    const asked = c.req.query("language");
    const language = isLanguage(asked) ? asked : c.get("language");
    const page = pages.get(language) ?? docsPage(endpoints, language);
    pages.set(language, page);
    return c.html(page);
  });
}

const refusals: Record<number, string> = {
  400: "The body could not be read.",
  401: "Not signed in.",
  403: "Signed in, but not allowed.",
  422: "The body or the query was read and refused.",
};

/** Built from the schemas that validate, so the document matches what the server accepts. */
export function openApiDocument(endpoints: readonly Endpoint[], publicUrl: string): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, "{$1}");
    (paths[path] ??= {})[endpoint.method.toLowerCase()] = operation(endpoint);
  }
  return {
    openapi: "3.1.0",
    info: { title: "Open Hand", version: "1", description: "Every call of the site and its back office." },
    servers: [{ url: publicUrl }],
    components: {
      securitySchemes: {
        session: { type: "apiKey", in: "cookie", name: "open-hand-session" },
        token: { type: "http", scheme: "bearer", description: `Scopes: ${scopes.join(", ")}.` },
      },
    },
    paths,
  };
}

function operation(endpoint: Endpoint): object {
  return {
    summary: endpoint.summary,
    "x-who": endpoint.who,
    ...(endpoint.scope && { "x-scope": endpoint.scope }),
    ...securityOf(endpoint),
    parameters: [...pathParameters(endpoint.path), ...queryParameters(endpoint)],
    ...(endpoint.body ? { requestBody: { required: true, content: jsonContent(endpoint.body) } } : {}),
    responses: { ...ownAnswers(endpoint), ...commonRefusals(endpoint) },
  };
}

/** OpenAPI 3.1 lists required roles beside the scheme, also without OAuth. */
function securityOf({ who, scope }: Endpoint): object {
  if (who === "anyone") return {};
  return { security: [{ session: [] }, ...(scope ? [{ token: [scope] }] : [])] };
}

const pathParameters = (path: string): object[] =>
  [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: "path",
    required: true,
    schema: { type: "string" },
  }));

function queryParameters({ query }: Endpoint): object[] {
  if (!query) return [];
  const { properties = {}, required = [] } = jsonSchema(query);
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: "query",
    required: required.includes(name),
    schema,
  }));
}

const ownAnswers = ({ answers }: Endpoint): Record<string, object> =>
  Object.fromEntries(
    Object.entries(answers).map(([status, shape]) => [
      status,
      { description: describeAnswer(status, shape), ...contentOf(Number(status), shape) },
    ]),
  );

function contentOf(status: number, shape: AnswerShape): object {
  const [schema, fileTypes] = [schemaOf(shape), fileTypesOf(shape)];
  if (schema) return { content: jsonContent(schema) };
  if (fileTypes) return { content: Object.fromEntries(fileTypes.map((type) => [type, {}])) };
  return status >= 400 ? { content: sentence } : {};
}

const sentence = { "text/plain": { schema: { type: "string" } } };

function commonRefusals(endpoint: Endpoint): Record<string, object> {
  const statuses = [
    ...(endpoint.body ? [400] : []),
    ...(endpoint.who === "anyone" ? [] : [401]),
    ...(["books", "staff", "admin"].includes(endpoint.who) ? [403] : []),
    ...(endpoint.body || endpoint.query ? [422] : []),
  ].filter((status) => !(status in endpoint.answers));
  return Object.fromEntries(
    statuses.map((status) => [status, { description: refusals[status], content: sentence }]),
  );
}

const jsonContent = (schema: object): object => ({ "application/json": { schema: jsonSchema(schema) } });

type JsonSchema = { properties?: Record<string, object>; required?: string[] };
const jsonSchema = (schema: object): JsonSchema =>
  z.toJSONSchema(schema as z.core.$ZodType, { io: "input", unrepresentable: "any" }) as JsonSchema;
