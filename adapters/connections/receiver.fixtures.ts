import { createServer, type Server } from "node:https";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { SendingOptions } from "./send-webhook.ts";

/** For a reserved name, used by tests only. */
const key = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgSFIPdl7t5yppucrC
FHjW3o2tvGxQwExPiN/utDOJHsihRANCAAQeXqsl0Hw5QkYt9NV4k6usSfycauhJ
f3ToQBXSZnBymLdetd2g0+UBHSLkkXCVKyftauL+2b9EhHj2Z9skaMxI
-----END PRIVATE KEY-----`;
const certificate = `-----BEGIN CERTIFICATE-----
MIIBoTCCAUegAwIBAgIUTLPJIOEjWVxvrIovwacdmo51hMowCgYIKoZIzj0EAwIw
GDEWMBQGA1UEAwwNaG9va3MuZXhhbXBsZTAgFw0yNjExMTYyMjA2NDlaGA8yMTI2
MTAyMzIyMDY0OVowGDEWMBQGA1UEAwwNaG9va3MuZXhhbXBsZTBZMBMGByqGSM49
AgEGCCqGSM49AwEHA0IABB5eqyXQfDlCRi301XiTq6xJ/Jxq6El/dOhAFdJmcHKY
t1613aDT5QEdIuSRcJUrJ+1q4v7Zv0SEePZn2yRozEijbTBrMB0GA1UdDgQWBBQ9
sB9iupKHENbbSaFWBzGDTy6vXDAfBgNVHSMEGDAWgBQ9sB9iupKHENbbSaFWBzGD
Ty6vXDAPBgNVHRMBAf8EBTADAQH/MBgGA1UdEQQRMA+CDWhvb2tzLmV4YW1wbGUw
CgYIKoZIzj0EAwIDSAAwRQIhALW45FG6667HpYiQoQBKtOGc0CSG7op3PljZX6d7
4myjAiBA0HzfDZwo8D5QZcN6BXAUDPABSvLUWdp+spgWflTpew==
-----END CERTIFICATE-----`;

type Got = { headers: IncomingMessage["headers"]; body: string };
type Answer = (response: ServerResponse, got: Got) => void;

/** A receiver on this machine as hooks.example, with test-defined behaviour. */
export async function startReceiver() {
  const got: Got[] = [];
  const manners: { answer: Answer } = { answer: (response) => response.end("thank you") };
  const server: Server = createServer({ key, cert: certificate }, (request, response) => {
    let body = "";
    request.on("data", (piece: Buffer) => (body += piece.toString()));
    request.on("end", () => {
      const heard = { headers: request.headers, body };
      got.push(heard);
      manners.answer(response, heard);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const sending: SendingOptions = {
    resolve: () => Promise.resolve([{ address: "127.0.0.1", family: 4 }]),
    permits: (address, asked) => address === "127.0.0.1" && asked === String(port),
    certificates: certificate,
    timeoutMs: 500,
  };
  return {
    url: `https://hooks.example:${port}/hook`,
    port,
    got,
    manners,
    sending,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
