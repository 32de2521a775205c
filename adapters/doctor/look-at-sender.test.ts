import { afterAll, expect, test } from "vitest";
import { loopbackDns } from "./loopback-dns.fixtures.ts";
import { lookAtSender } from "./look-at-sender.ts";

const key = `v=DKIM1; k=rsa; p=${"MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8A".repeat(12)}`;
const chain = Object.fromEntries(
  Array.from({ length: 12 }, (_, place) => [
    `n${place}.example`,
    [`v=spf1 include:n${place + 1}.example ~all`],
  ]),
);
const dns = await loopbackDns({
  "good.example": ["some-verification=1", "v=spf1 mx include:pool.example -all"],
  "pool.example": ["v=spf1 ip4:192.0.2.0/24 ip6:2001:db8::/32 ~all"],
  "_dmarc.good.example": ["v=DMARC1; p=none; rua=mailto:post@good.example"],
  "s1._domainkey.good.example": [key],
  "gone._domainkey.good.example": ["v=DKIM1; p="],
  "two.example": ["v=spf1 -all", "v=spf1 mx -all"],
  "open.example": ["v=spf1 +all"],
  "typo.example": ["v=spf1 ipv4:192.0.2.1 -all"],
  "dead.example": ["v=spf1 include:nowhere.example -all"],
  "lost.example": ["v=spf1 redirect=pool.example"],
  "_dmarc.lost.example": ["v=DMARC1; p=deny"],
  "spf10.example": ["v=spf10 -all"],
  ...chain,
});
afterAll(dns.stop);

const idsFor = async (domain: string, dkimSelector: string | null = "s1"): Promise<string[]> =>
  (await lookAtSender({ from: `The Hand <post@${domain}>`, dkimSelector }, dns.resolver)).map(({ id }) => id);

test("a domain that says all of it has nothing against it, nor a part of it that leaves the rest to it", async () => {
  expect(await idsFor("good.example")).toEqual([]);
  expect(await idsFor("mail.good.example", null)).toEqual(["spf_missing", "dkim_untold"]);
});

test.each([
  ["no policy", "nowhere.example", "spf_missing"],
  ["a record that only looks like one", "spf10.example", "spf_missing"],
  ["two policies", "two.example", "spf_several"],
  ["a policy that lets everybody", "open.example", "spf_open"],
  ["a mistyped part", "typo.example", "spf_broken"],
  ["a policy that includes nothing", "dead.example", "spf_broken"],
  ["more questions than anybody asks", "n0.example", "spf_broken"],
  ["a wish for failing mail that is none", "lost.example", "dmarc_broken"],
  ["no wish", "open.example", "dmarc_missing"],
  ["no key", "open.example", "dkim_missing"],
])("%s is told", async (_, domain, id) => {
  expect(await idsFor(domain)).toContain(id);
});

test("a key that was taken back is no key", async () => {
  expect(await idsFor("good.example", "gone")).toEqual(["dkim_broken"]);
});

test("a DNS server that is away is no word about the domain", async () => {
  const away = await loopbackDns({});
  await away.stop();
  const findings = await lookAtSender({ from: "post@good.example", dkimSelector: null }, away.resolver);
  expect(findings.map(({ id }) => id)).toEqual(["sender_unknown"]);
});
