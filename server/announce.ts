import type { Config } from "./config.ts";

const demoAccounts = [
  ["donor@example.org", "donor"],
  ["staff@example.org", "staff"],
  ["admin@example.org", "administrator"],
] as const;

/** What an operator wants to read once the site is up. */
export function announce(config: Config, port: number): void {
  const lines = [
    `Open Hand listens at http://${config.host.includes(":") ? `[${config.host}]` : config.host}:${port}`,
  ];
  if (config.mode === "demo") {
    lines.push(
      "",
      "Demonstration mode: sample content, no real money, no real mail.",
      `  Payments  ${config.paymentProviders.join(", ") || "none"}${config.paymentProviders.includes("sandbox") ? " (moves no money)" : ""}`,
      `  Mail      ${config.mail ? "sent through SMTP_URL" : "kept here, readable at /demo/mailbox"}`,
      `  Database  ${config.databaseUrl ? "DATABASE_URL" : `embedded PostgreSQL under ${config.dataDir}`}`,
      "  Accounts",
      ...demoAccounts.map(([email, role]) => `    ${email.padEnd(20)} ${role}`),
    );
  }
  process.stdout.write(`${lines.join("\n")}\n`);
}
