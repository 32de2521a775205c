import { described } from "./variables.ts";

const head = `# Every variable that the program reads, made by \`npm run env-example\` from server/environment/variables.ts.
# Copy it to .env, fill in what is empty and start with \`npm start\`; commands read it too, unless the environment names a database.
# What is written behind a # is what holds when the variable is not set, or an example.
`;

/** The text of `.env.example`. Required variables are present and empty, so that the start names missing ones. */
export function envExample(): string {
  const groups = [...new Set(described.map(({ group }) => group))];
  return [head, ...groups.map((group) => `# --- ${group} ---\n\n${linesOf(group).join("\n")}`)].join("\n");
}

const linesOf = (group: string): string[] => described.filter((each) => each.group === group).map(lineOf);

function lineOf({ name, means, production, unset, example = "" }: (typeof described)[number]): string {
  if (name === "APP_MODE") return `# ${means}\n${name}=${example}\n`;
  if (production === "required")
    return `# ${means}\n# Required in production, for example ${example}\n${name}=\n`;
  return `# ${means}\n# ${name}=${unset ?? example}\n`;
}
