import { expect, test } from "vitest";
import { lineAfter, listActOf } from "./list-keys.ts";

const pressed = { key: "j", isCombined: false, isTyping: false, isInList: false };

test("j and k walk through a list, the arrows once one stands in it", () => {
  expect(listActOf(pressed)).toBe("next");
  expect(listActOf({ ...pressed, key: "k" })).toBe("previous");
  expect(listActOf({ ...pressed, key: "ArrowDown" })).toBeNull();
  expect(listActOf({ ...pressed, key: "ArrowDown", isInList: true })).toBe("next");
  expect(listActOf({ ...pressed, key: "ArrowUp", isInList: true })).toBe("previous");
});

test("shift with j or k extends the selection", () => {
  expect(listActOf({ ...pressed, key: "J" })).toBe("extendNext");
  expect(listActOf({ ...pressed, key: "K" })).toBe("extendPrevious");
});

test("keys of actions mean the selected rows, and undo its button", () => {
  for (const key of ["e", "m"]) expect(listActOf({ ...pressed, key })).toBe("actOnRows");
  expect(listActOf({ ...pressed, key: "u" })).toBe("press");
});

test("whoever types or uses a shortcut of the browser is left alone", () => {
  for (const key of ["j", "k", "/", "?", "ArrowDown"]) {
    expect(listActOf({ ...pressed, key, isTyping: true, isInList: true })).toBeNull();
    expect(listActOf({ ...pressed, key, isCombined: true, isInList: true })).toBeNull();
  }
});

test("a walk begins at the end it comes from and does not leave the list", () => {
  expect(lineAfter("next", -1, 5)).toBe(0);
  expect(lineAfter("previous", -1, 5)).toBe(4);
  expect(lineAfter("next", 4, 5)).toBe(4);
  expect(lineAfter("previous", 0, 5)).toBe(0);
  expect(lineAfter("next", 1, 5)).toBe(2);
});
