import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { pictureFetcher } from "./fetch-picture.ts";

let server: Server;
let origin: string;
let asked: string[] = [];
let answer: RequestListener = (_, response) => response.end();

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request.url ?? "");
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  asked = [];
});
const png: RequestListener = (_, response) => {
  response.writeHead(200, { "content-type": "image/png" }).end("pixels");
};
const elsewhere = (address: string) => async () => [{ address, family: address.includes(":") ? 6 : 4 }];

test.each([
  ["no address", "not an address", "not_an_address"],
  ["plain HTTP", "http://pictures.example/a.png", "not_https"],
  ["another protocol", "ftp://pictures.example/a.png", "not_https"],
  ["the words themselves", "data:image/png;base64,AAAA", "not_https"],
  ["a file of ours", "file:///etc/passwd", "not_https"],
  ["another door than that of the web", "https://pictures.example:8443/a.png", "not_https"],
  ["somebody's password", "https://a:b@pictures.example/a.png", "not_an_address"],
  ["this machine", "https://127.0.0.1/a.png", "address_not_public"],
  ["this machine as a number", "https://2130706433/a.png", "address_not_public"],
  ["this machine in IPv6", "https://[::1]/a.png", "address_not_public"],
  ["this machine, mapped", "https://[::ffff:127.0.0.1]/a.png", "address_not_public"],
  ["the machine's keeper", "https://169.254.169.254/latest/meta-data", "address_not_public"],
])("%s is not asked", async (_, url, reason) => {
  const resolve = () => Promise.reject(new Error("nobody is looked up"));
  expect(await pictureFetcher({ resolve })(url)).toEqual({ ok: false, reason });
});

test.each(["127.0.0.1", "10.0.0.5", "192.168.1.1", "169.254.169.254", "::1", "fe80::1", "fd00::5"])(
  "a name that leads to %s is not followed",
  async (address) => {
    const fetchPicture = pictureFetcher({ resolve: elsewhere(address) });
    expect(await fetchPicture("https://pictures.example/a.png")).toEqual({
      ok: false,
      reason: "address_not_public",
    });
  },
);

test("a name that leads to the internet and home at once is not followed", async () => {
  const resolve = async () => [
    { address: "8.8.8.8", family: 4 },
    { address: "127.0.0.1", family: 4 },
  ];
  expect(await pictureFetcher({ resolve })("https://pictures.example/a.png")).toEqual({
    ok: false,
    reason: "address_not_public",
  });
});

test("a provider on this machine shows its own pictures, and no other door of the machine", async () => {
  answer = png;
  const fetchPicture = pictureFetcher({ ownOrigin: origin });
  expect(await fetchPicture(`${origin}/anna.png`)).toEqual({ ok: true, bytes: Buffer.from("pixels") });
  expect(await pictureFetcher({ ownOrigin: "http://127.0.0.1:1" })(`${origin}/anna.png`)).toEqual({
    ok: false,
    reason: "not_https",
  });
  expect(asked).toEqual(["/anna.png"]);
});

test("the connection goes to the address that was looked at, whatever the name says later", async () => {
  answer = png;
  const { port } = new URL(origin);
  const ownOrigin = `http://pictures.test:${port}`;
  let looked = 0;
  const resolve = async () => {
    looked += 1;
    return [{ address: "127.0.0.1", family: 4 }];
  };
  expect(await pictureFetcher({ ownOrigin, resolve })(`${ownOrigin}/a.png`)).toMatchObject({ ok: true });
  expect(looked).toBe(1);
});

test("a redirect is not followed, and a page is no picture", async () => {
  const fetchPicture = pictureFetcher({ ownOrigin: origin });
  answer = (_, response) => response.writeHead(302, { location: `${origin}/elsewhere` }).end();
  expect(await fetchPicture(`${origin}/a`)).toEqual({ ok: false, reason: "not_there" });
  answer = (_, response) => response.writeHead(200, { "content-type": "text/html" }).end("<p>hello");
  expect(await fetchPicture(`${origin}/b`)).toEqual({ ok: false, reason: "not_an_image" });
  expect(asked).toEqual(["/a", "/b"]);
});

test("more than a megabyte is refused, whether it says so or not", async () => {
  const fetchPicture = pictureFetcher({ ownOrigin: origin });
  const large = Buffer.alloc(1024 * 1024 + 1);
  const type = { "content-type": "image/png" };
  answer = (_, response) => response.writeHead(200, { ...type, "content-length": large.length }).end(large);
  expect(await fetchPicture(`${origin}/said`)).toEqual({ ok: false, reason: "too_large" });
  answer = (_, response) => response.writeHead(200, { ...type, "transfer-encoding": "chunked" }).end(large);
  expect(await fetchPicture(`${origin}/unsaid`)).toEqual({ ok: false, reason: "too_large" });
});

test("an answer that breaks off is none", async () => {
  const fetchPicture = pictureFetcher({ ownOrigin: origin });
  answer = (_, response) => {
    response.writeHead(200, { "content-type": "image/png", "content-length": "100" });
    response.write("half", () => response.destroy());
  };
  expect(await fetchPicture(`${origin}/a`)).toEqual({ ok: false, reason: "no_answer" });
});
