import { compileMessage } from "@lingui/message-utils/compileMessage";
import { expect, test } from "vitest";
import { readCatalogs } from "../messages/read-catalogs.ts";
import { formatMessage } from "./format-message.ts";

const days =
  "{count, plural, zero {لا أيام} one {يوم واحد} two {يومان} few {# أيام} many {# يومًا} other {# يوم}}";

test("values stand in their places, and one that is missing leaves its place empty", () => {
  expect(formatMessage("en", compileMessage("Dear {name}, thank you."), { name: "Amina" })).toBe(
    "Dear Amina, thank you.",
  );
  expect(formatMessage("en", compileMessage("Dear {name}, thank you."))).toBe("Dear , thank you.");
});

test("Arabic counts in six forms", () => {
  const said = [0, 1, 2, 3, 11, 100].map((count) => formatMessage("ar", compileMessage(days), { count }));
  expect(said).toEqual(["لا أيام", "يوم واحد", "يومان", "3 أيام", "11 يومًا", "100 يوم"]);
});

test("a count is written as its language writes numbers, and a number can have words of its own", () => {
  const gifts = compileMessage(
    "{count, plural, =0 {Nobody yet} one {# gift for {whom}} other {# gifts for {whom}}}",
  );
  const translate = (count: number) => formatMessage("nl", gifts, { count, whom: "Amina" });
  expect([0, 1, 12_500].map(translate)).toEqual(["Nobody yet", "1 gift for Amina", "12.500 gifts for Amina"]);
});

test("an Arabic sentence keeps what is not Arabic together, once", () => {
  const translate = (value: string) => formatMessage("ar", compileMessage("إلى {value}."), { value });
  expect(translate("2026-000123")).toBe("إلى \u20682026-000123\u2069.");
  expect(translate("NL91 ABNA 0417 1643 00")).toBe("إلى \u2068NL91 ABNA 0417 1643 00\u2069.");
  expect(translate("\u2066+31 20 123 4567\u2069")).toBe("إلى \u2066+31 20 123 4567\u2069.");
  expect(translate("أمينة حداد")).toBe("إلى أمينة حداد.");
  expect(translate("Kade 12، هولندا")).toBe("إلى \u2067Kade 12، هولندا\u2069.");
  expect(formatMessage("nl", compileMessage("Naar {value}."), { value: "أمينة" })).toBe("Naar أمينة.");
});

test("a number sign outside a plural is a number sign", () => {
  expect(formatMessage("en", compileMessage("Receipt # {number}"), { number: 7 })).toBe("Receipt # 7");
});

test("no catalog uses a choice that is not a plural", () => {
  const kinds = new Set<unknown>();
  for (const catalog of Object.values(readCatalogs()).flatMap((each) => Object.values(each)))
    for (const text of Object.values(catalog))
      for (const token of compileMessage(text)) if (typeof token !== "string") kinds.add(token[1]);
  expect(kinds).toEqual(new Set([undefined, "plural"]));
});
