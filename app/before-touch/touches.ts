/** Whatever shows that somebody is about to use the page; reading and scrolling with a wheel are not among them. */
const touches = [
  "pointermove",
  "pointerdown",
  "touchstart",
  "keydown",
  "focusin",
  "input",
  "change",
] as const;

/** Acts at the first touch of the page. */
export function onceTouched(act: () => void): void {
  const touched = new AbortController();
  const options = { capture: true, passive: true, signal: touched.signal };
  const first = (event: Event) => {
    if (isStill(event)) return;
    touched.abort();
    act();
  };
  if (isTouched()) act();
  else for (const type of touches) document.addEventListener(type, first, options);
}

declare global {
  interface Document {
    touchedEarly?: true;
  }
}

/** A pointer moves once and then rests: what the first script of a page saw of it, the program asks for later. */
export const noteTouch = (): void => onceTouched(() => void (document.touchedEarly = true));

/** Browsers also tell of a pointer that lies where the page appears, and has not moved. */
const isStill = (event: Event): boolean =>
  event instanceof PointerEvent &&
  event.type === "pointermove" &&
  event.movementX === 0 &&
  event.movementY === 0;

/** Somebody was faster than our code: the pointer moved, something was pressed, has the focus already, or another option was chosen. */
export const isTouched = (): boolean =>
  document.touchedEarly === true ||
  hasBeenActive() ||
  document.activeElement !== document.body ||
  [...document.querySelectorAll("option")].some((option) => option.selected !== option.defaultSelected);

/** Not every browser tells. */
const hasBeenActive = (): boolean => "userActivation" in navigator && navigator.userActivation.hasBeenActive;
