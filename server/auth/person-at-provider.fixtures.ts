const maxSteps = 15;

/** Someone at the loopback provider: types a name, presses every button, until the browser is sent back to us. */
export async function personAtProvider(login: string, start: string): Promise<URL> {
  const provider = new URL(start).origin;
  const jar = new Map<string, string>();
  let [address, form] = [new URL(start), null as URLSearchParams | null];
  for (let step = 0; step < maxSteps; step += 1) {
    if (address.origin !== provider) return address;
    const response = await fetch(address, {
      redirect: "manual",
      headers: { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join("; ") },
      ...(form && { method: "POST", body: form }),
    });
    for (const cookie of response.headers.getSetCookie()) keep(jar, cookie);
    const page = await response.text();
    const location = response.headers.get("location");
    const action = /<form[^>]*action="([^"]+)"/.exec(page)?.[1];
    if (!location && !action)
      throw new Error(`The provider is stuck at ${address.pathname}: ${page.slice(0, 200)}`);
    address = new URL(location ?? action?.replaceAll("&amp;", "&") ?? "", address);
    form = location ? null : filledIn(page, login);
  }
  throw new Error("The provider never sent the browser back");
}

function filledIn(page: string, login: string): URLSearchParams {
  const hidden = [...page.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)];
  const fields = new URLSearchParams(hidden.map(([, name = "", value = ""]) => [name, value]));
  if (fields.get("prompt") === "login") {
    fields.set("login", login);
    fields.set("password", "any");
  }
  return fields;
}

function keep(jar: Map<string, string>, cookie: string): void {
  const [pair = ""] = cookie.split(";");
  const name = pair.slice(0, pair.indexOf("="));
  if (/expires=thu, 01 jan 1970/i.test(cookie)) jar.delete(name);
  else jar.set(name, pair.slice(name.length + 1));
}
