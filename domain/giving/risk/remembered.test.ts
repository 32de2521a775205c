import fc from "fast-check";
import { expect, test } from "vitest";
import { remembered } from "./remembered.ts";

const keptMs = 10;
const most = 4;
const step = fc.oneof(
  fc.record({ act: fc.constant("set"), name: fc.constantFrom("a", "b", "c", "d", "e", "f", "g") }),
  fc.record({ act: fc.constant("forget"), name: fc.constantFrom("a", "b", "c") }),
  fc.record({ act: fc.constant("pass"), ms: fc.nat(6) }),
);

test("whatever was set last is remembered, as many as there is room for and no longer than it is kept", () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      let now = 0;
      const names = remembered<number>(() => now, keptMs, most);
      let model: { name: string; at: number; what: number }[] = [];
      steps.forEach((each, what) => {
        if ("ms" in each) now += each.ms;
        else {
          model = model.filter(({ name }) => name !== each.name);
          if (each.act === "forget") names.forget(each.name);
          else {
            names.set(each.name, what);
            model = [...model, { name: each.name, at: now, what }].slice(-most);
          }
        }
        model = model.filter(({ at }) => at + keptMs > now);
        expect(names.size()).toBe(model.length);
        for (const name of "abcdefg")
          expect(names.of(name)).toBe(model.find((known) => known.name === name)?.what ?? null);
      });
    }),
  );
});

test("what is remembered costs the same however much was forgotten", () => {
  const names = remembered<number>(() => 0, keptMs, 20_000);
  const begun = process.cpuUsage().user;
  for (let each = 0; each < 200_000; each++) names.set(`name ${each}`, each);
  expect((process.cpuUsage().user - begun) / 200_000).toBeLessThan(10);
});
