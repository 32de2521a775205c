// What a site meets on its first day, for the scripts that play it: a mail server, a provider in its test mode, and a first donor.
import { spawn } from "node:child_process";
import { createServer } from "node:net";
import { pinnedNode, root } from "./prepare.mjs";

/** Where the stand-ins are, told by their first line; with `--database` a PostgreSQL is among them. */
export function startStandIns(...args) {
  const child = spawn(pinnedNode(), ["testing/first-day/stand-ins.ts", ...args], {
    cwd: root,
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = new Promise((resolve) => child.once("exit", resolve));
  return new Promise((resolve, reject) => {
    child.stdout
      .setEncoding("utf8")
      .once("data", (line) => resolve({ ...JSON.parse(line), end: () => child.kill() && ended }));
    child.once("exit", (code) => reject(new Error(`The stand-ins ended with ${code}`)));
  });
}

/** What `npm run setup` asks, answered. */
export const answersFor = ({ smtpUrl, mollie }, { ownerUrl, programUrl }) => ({
  PUBLIC_URL: "https://first-day.example",
  DATABASE_OWNER_URL: ownerUrl,
  DATABASE_URL: programUrl,
  SMTP_URL: smtpUrl,
  MAIL_FROM: "De Eerste Dag <post@first-day.example>",
  PAYMENT_PROVIDERS: "mollie",
  MOLLIE_API_KEY: mollie.apiKey,
  FOUNDATION_REGISTEREDNAME: "Stichting De Eerste Dag",
  FOUNDATION_ADDRESS_STREET: "Voorbeeldkade 12",
  FOUNDATION_ADDRESS_POSTALCODE: "1019 AB",
  FOUNDATION_ADDRESS_CITY: "Amsterdam",
  FOUNDATION_RSIN: "851954534",
  FOUNDATION_KVK: "87654321",
  FOUNDATION_IBAN: "NL91ABNA0417164300",
  FOUNDATION_BIC: "ABNANL2A",
  FOUNDATION_EMAIL: "post@first-day.example",
  FOUNDATION_PHONE: "+31 20 123 4567",
  ADMINISTRATOR_EMAIL: "director@first-day.example",
});

/** As a donor gives, and as the provider tells of it. */
export async function giveFirst(program, { control }, report, wait) {
  const send = async (path, body) => {
    const answer = await fetch(program + path, {
      method: "POST",
      headers: { "content-type": "application/json", "x-forwarded-for": "192.0.2.7" },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return answer.json();
  };
  const amount = { amountCents: 2500, currency: "EUR" };
  const { clientSecret } = await send("/api/create-payment-intent", amount);
  const choice = {
    frequency: "ONE_TIME",
    coverFees: false,
    donor: { email: "giver@example.org" },
    language: "en",
  };
  const { donationId } = await send("/api/donations", { clientSecret, ...amount, ...choice });
  await fetch(`${control}/pay?at=${encodeURIComponent(program)}`, { method: "POST" });
  const known = `${program}/api/donations/${donationId}?clientSecret=${encodeURIComponent(clientSecret)}`;
  await wait(async () => (await (await fetch(known)).json()).status === "COMPLETED");
  report("A gift of 25.00 euros was given, paid in the provider's test mode, and is COMPLETED");
  const letters = async () => (await (await fetch(`${control}/letters`)).json()).flatMap(({ to }) => to);
  await wait(async () => (await letters()).includes("giver@example.org"));
  report(`Letters left to ${[...new Set(await letters())].join(", ")}`);
}

/** Looks again until it holds; what the program said helps whoever wonders why it does not. */
export async function until(holds, saidSoFar) {
  const giveUpAt = Date.now() + 5 * 60_000;
  while (!(await holds().catch(() => false))) {
    if (Date.now() > giveUpAt) throw new Error(`Five minutes passed without: ${holds}\n${saidSoFar()}`);
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

export function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}
