import { expect, test } from "vitest";
import type { Passkey } from "#domain/accounts/passkey.ts";
import { passkeyCeremony } from "./passkey-ceremony.ts";
import { newSecret } from "./secrets.ts";
import { softwarePasskey } from "./software-passkey.fixtures.ts";

const origin = "https://open-hand.test";
const ceremony = passkeyCeremony(`${origin}/`);

async function known(authenticator: ReturnType<typeof softwarePasskey>): Promise<Passkey> {
  const challenge = newSecret();
  const made = await ceremony.verifyNew(authenticator.make(challenge), challenge);
  if (!made) throw new Error("The passkey was refused");
  return { ...made, userId: "anna", name: "", createdAt: new Date(), lastUsedAt: null };
}

test("a passkey that was made here is known again", async () => {
  const authenticator = softwarePasskey({ origin });
  const passkey = await known(authenticator);
  expect(passkey.id).toBe(authenticator.id);
  const challenge = newSecret();
  expect(await ceremony.verifyUse(authenticator.use(challenge, 5), challenge, passkey)).toEqual({
    counter: 5,
  });
});

test("the challenge goes out and comes back as it was", async () => {
  const challenge = newSecret();
  expect(await ceremony.optionsToSignIn(challenge)).toMatchObject({
    challenge,
    rpId: "open-hand.test",
    userVerification: "required",
  });
  expect(ceremony.challengeIn(softwarePasskey({ origin }).use(challenge))).toBe(challenge);
  expect(ceremony.challengeIn({ id: "x", response: { clientDataJSON: "%%%" } })).toBeNull();
});

test("a person who has a passkey on this device is not offered a second one there", async () => {
  const passkey = await known(softwarePasskey({ origin }));
  const account = {
    id: "anna",
    email: "anna@example.org",
    firstName: null,
    role: "DONOR",
    profileImageUrl: null,
  } as const;
  expect(await ceremony.optionsToAdd(account, [passkey], newSecret())).toMatchObject({
    excludeCredentials: [{ id: passkey.id }],
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
    user: { name: "anna@example.org" },
  });
});

test("a passkey is refused when", async () => {
  const authenticator = softwarePasskey({ origin });
  const passkey = await known(authenticator);
  const challenge = newSecret();
  const use = (response: ReturnType<typeof authenticator.use>, expected = challenge) =>
    ceremony.verifyUse(response, expected, passkey);

  expect(await use(authenticator.use(newSecret())), "it signed another challenge").toBeNull();
  expect(await use(softwarePasskey({ origin }).use(challenge)), "another key signed").toBeNull();
  const elsewhere = softwarePasskey({ origin: "https://open-hand.test.evil.example" });
  expect(await ceremony.verifyNew(elsewhere.make(challenge), challenge), "another site asked").toBeNull();
  const otherPort = softwarePasskey({ origin: "https://open-hand.test:8443" });
  expect(await ceremony.verifyNew(otherPort.make(challenge), challenge), "another program asked").toBeNull();
  const careless = softwarePasskey({ origin, verifiesUser: false });
  expect(await ceremony.verifyNew(careless.make(challenge), challenge), "nobody touched a sensor").toBeNull();
  const ahead = { ...passkey, counter: 9 };
  expect(
    await ceremony.verifyUse(authenticator.use(challenge, 9), challenge, ahead),
    "it counts backwards",
  ).toBeNull();
  expect(
    await use({ id: passkey.id, response: { clientDataJSON: "" } }),
    "it is no answer at all",
  ).toBeNull();
});
