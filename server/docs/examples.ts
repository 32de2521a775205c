/** A test runs these as printed. OPEN_HAND is the site's address, TOKEN a token, WEBHOOK an endpoint's id. */
type Example = Readonly<{ name: string; language: "sh" | "js" | "py" | "php"; code: string }>;

export const publicExample: Example = {
  name: "public",
  language: "sh",
  code: `curl --fail --silent "$OPEN_HAND/api/projects"`,
};

export const readingExamples: readonly Example[] = [
  {
    name: "gifts",
    language: "sh",
    code: `curl --fail --silent "$OPEN_HAND/api/admin/donations?status=COMPLETED" \\
  --header "Authorization: Bearer $TOKEN"`,
  },
  {
    name: "gifts",
    language: "js",
    code: `// Every gift, page by page. When too many calls were made, wait as long as the answer says.
let before = "";
do {
  const response = await fetch(\`\${process.env.OPEN_HAND}/api/admin/donations?before=\${before}\`, {
    headers: { authorization: \`Bearer \${process.env.TOKEN}\` },
  });
  if (response.status === 429) {
    const seconds = Number(response.headers.get("retry-after"));
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
    continue;
  }
  if (!response.ok) throw new Error(\`\${response.status}: \${await response.text()}\`);
  const { rows, older } = await response.json();
  for (const { reference, amountCents, status } of rows) console.log(reference, amountCents, status);
  before = older === null ? null : encodeURIComponent(older);
} while (before !== null);`,
  },
  {
    name: "gifts",
    language: "py",
    code: `import json, os, urllib.request

request = urllib.request.Request(
    os.environ["OPEN_HAND"] + "/api/admin/donations",
    headers={"Authorization": "Bearer " + os.environ["TOKEN"]},
)
with urllib.request.urlopen(request) as response:
    for gift in json.load(response)["rows"]:
        print(gift["reference"], gift["amountCents"], gift["status"])`,
  },
];

export const resendingExample: Example = {
  name: "resend",
  language: "sh",
  code: `curl --fail --silent --request POST "$OPEN_HAND/api/admin/webhooks/$WEBHOOK/resending" \\
  --header "Authorization: Bearer $TOKEN" --header "Content-Type: application/json" \\
  --data '{"since":"2026-01-01T00:00:00Z"}'`,
};

export const verifyingExamples: readonly Example[] = [
  {
    name: "verify",
    language: "js",
    code: `import { createHmac, timingSafeEqual } from "node:crypto";

// headers: in small letters; body: the text exactly as it came, before it is read as JSON.
export function isFromOpenHand(headers, body, secret) {
  const { "webhook-id": id, "webhook-timestamp": seconds, "webhook-signature": signatures = "" } = headers;
  if (!(Math.abs(Date.now() / 1000 - Number(seconds)) < 300)) return false;
  const key = Buffer.from(secret.replace("whsec_", ""), "base64");
  const expected = createHmac("sha256", key).update(\`\${id}.\${seconds}.\${body}\`).digest();
  return signatures.split(" ").some((signature) => {
    const [version, value = ""] = signature.split(",");
    const given = Buffer.from(value, "base64");
    return version === "v1" && given.length === expected.length && timingSafeEqual(given, expected);
  });
}`,
  },
  {
    name: "verify",
    language: "py",
    code: `import base64, hashlib, hmac, time

def is_from_open_hand(headers, body, secret):
    seconds = headers["webhook-timestamp"]
    if abs(time.time() - int(seconds)) >= 300:
        return False
    key = base64.b64decode(secret.removeprefix("whsec_"))
    text = f"{headers['webhook-id']}.{seconds}.{body}".encode()
    expected = "v1," + base64.b64encode(hmac.new(key, text, hashlib.sha256).digest()).decode()
    given = headers["webhook-signature"].split(" ")
    return any(hmac.compare_digest(expected, one) for one in given)`,
  },
  {
    name: "verify",
    language: "php",
    code: `<?php
function is_from_open_hand(array $headers, string $body, string $secret): bool {
  $seconds = $headers['webhook-timestamp'];
  if (abs(time() - (int) $seconds) >= 300) return false;
  $key = base64_decode(substr($secret, strlen('whsec_')));
  $text = "{$headers['webhook-id']}.{$seconds}.{$body}";
  $expected = 'v1,' . base64_encode(hash_hmac('sha256', $text, $key, true));
  foreach (explode(' ', $headers['webhook-signature']) as $given)
    if (hash_equals($expected, $given)) return true;
  return false;
}`,
  },
];

export type { Example };
