import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { LazyToaster } from "./lazy-toaster.tsx";
import { closesAfterMs, hotkey, swipeThresholdPx } from "./toaster.tsx";
import { opensAfterMs, skipsWaitForMs } from "./tooltip.tsx";

test("the region for notifications is on the page before there is one, named with its key", () => {
  const html = renderToStaticMarkup(
    <LazyToaster regionLabel="Notifications ({hotkey})" toastLabel="Notification" closeLabel="Close" />,
  );
  expect(html).toMatch(/^<section aria-label="Notifications \(F8\)" tabindex="-1"><ol tabindex="-1"/);
});

test("toasts and tooltips keep the times and distances of the specification", () => {
  expect({ closesAfterMs, swipeThresholdPx, hotkey }).toEqual({
    closesAfterMs: 5000,
    swipeThresholdPx: 50,
    hotkey: "F8",
  });
  expect({ opensAfterMs, skipsWaitForMs }).toEqual({ opensAfterMs: 700, skipsWaitForMs: 300 });
});
