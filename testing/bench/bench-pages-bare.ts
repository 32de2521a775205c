import { createServer } from "node:http";

type Page = Readonly<{ headers: Record<string, string>; body: string }>;

/** `node:http` and nothing else, in a process of its own: sends the page that it is told, head and body, to whoever asks. */
process.once("message", ({ headers, body }: Page) => {
  const bytes = Buffer.from(body, "base64");
  const server = createServer((_, response) => {
    response.writeHead(200, headers);
    response.end(bytes);
  });
  server.listen(0, "127.0.0.1", () => {
    const address = server.address();
    process.send?.(typeof address === "object" && address ? address.port : 0);
  });
});
process.once("disconnect", () => process.exit(0));
