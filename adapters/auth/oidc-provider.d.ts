declare module "oidc-provider" {
  import type { IncomingMessage, ServerResponse } from "node:http";

  type Account = { accountId: string; claims: () => Promise<Record<string, unknown>> };
  type Configuration = {
    clients: { client_id: string; client_secret: string; redirect_uris: string[] }[];
    claims: Record<string, string[]>;
    findAccount: (context: unknown, id: string) => Promise<Account>;
    cookies: { keys: string[] };
    features: { devInteractions: { enabled: boolean } };
    pkce: { required: () => boolean };
    ttl: Record<string, number>;
  };
  export default class Provider {
    constructor(issuer: string, configuration: Configuration);
    callback(): (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  }
}
