import { expect, test } from "vitest";
import { ApiCache } from "./api-cache.ts";

const answering = (...answers: Response[]) => {
  const asked: string[] = [];
  const fetcher = (path: string) => {
    asked.push(path);
    return Promise.resolve(answers.shift() ?? new Response("nothing left", { status: 500 }));
  };
  return { asked, fetcher };
};

test("an address is asked once", async () => {
  const { asked, fetcher } = answering(Response.json([1]));
  const cache = new ApiCache(fetcher);
  await Promise.all([cache.load("/api/projects/featured"), cache.load("/api/projects/featured")]);
  await cache.load("/api/projects/featured");
  expect(asked).toEqual(["/api/projects/featured"]);
  expect(cache.entry("/api/projects/featured").data).toEqual([1]);
});

test("a failed call reads its status, a colon, and what the server said", async () => {
  const heard: string[] = [];
  const { fetcher } = answering(new Response("Unauthorized: please sign in.", { status: 401 }));
  const cache = new ApiCache(fetcher, {}, (error) => heard.push(error.message));
  await cache.load("/api/donations/my");
  expect(cache.entry("/api/donations/my").error?.message).toBe("401: Unauthorized: please sign in.");
  expect(heard).toEqual(["401: Unauthorized: please sign in."]);
});

test("a failed call without a body reads its status text", async () => {
  const { fetcher } = answering(new Response("", { status: 503, statusText: "Service Unavailable" }));
  const cache = new ApiCache(fetcher);
  await cache.load("/api/x");
  expect(cache.entry("/api/x").error?.message).toBe("503: Service Unavailable");
});

test("a failure is not retried by itself, keeps the old answer, and is mended by asking again", async () => {
  const { asked, fetcher } = answering(
    Response.json("new"),
    new Response("down", { status: 500 }),
    Response.json("newer"),
  );
  const cache = new ApiCache(fetcher, { "/api/x": "from the server" });
  expect(cache.entry("/api/x").data).toBe("from the server");
  await cache.reload("/api/x");
  await cache.reload("/api/x");
  expect(cache.entry("/api/x")).toMatchObject({ data: "new", loading: false });
  expect(cache.entry("/api/x").error?.message).toBe("500: down");
  await cache.reload("/api/x");
  expect(cache.entry("/api/x").data).toBe("newer");
  expect(asked).toHaveLength(3);
});

test("an answer that was asked for before a change is asked for again after it, once", async () => {
  const asked: ((answer: string) => void)[] = [];
  const cache = new ApiCache(
    () => new Promise((resolve) => asked.push((answer) => resolve(Response.json(answer)))),
  );
  const first = cache.load("/api/x");
  const [again, alsoAgain] = [cache.reload("/api/x"), cache.reload("/api/x")];
  const joined = cache.load("/api/x");
  asked[0]?.("as it was");
  await Promise.all([first, joined]);
  expect(cache.entry("/api/x").data).toBe("as it was");
  await expect.poll(() => asked).toHaveLength(2);
  asked[1]?.("changed");
  await Promise.all([again, alsoAgain]);
  expect(cache.entry("/api/x").data).toBe("changed");
  await cache.load("/api/x");
  expect(asked).toHaveLength(2);
});

test("what the server knew travels to the browser; failures do not", async () => {
  const { fetcher } = answering(Response.json({ a: 1 }), new Response("no", { status: 404 }));
  const server = new ApiCache(fetcher);
  await server.load("/api/good");
  await server.load("/api/bad");
  expect(server.answers()).toEqual({ "/api/good": { a: 1 } });
});
