// These functions run in the browser, so they use nothing from this module.

export type Outcome = "alive" | "leaving" | "dead" | "gone";

/** Waits until all visible buttons are hydrated, marks them, and returns their names. */
export function buttonsOnceAlive(within: string): Promise<string[]> {
  const seen = () =>
    [...document.querySelectorAll<HTMLElement>(`${within} :is(button:enabled, summary)`)].filter((button) =>
      button.checkVisibility(),
    );
  const isAlive = (button: HTMLElement) => Object.keys(button).some((key) => key.startsWith("__reactProps"));
  return new Promise((resolve) => {
    const look = () => {
      document.dispatchEvent(new Event("pointerdown"));
      const buttons = seen();
      if (!buttons.every(isAlive)) return void requestAnimationFrame(look);
      for (const [index, button] of buttons.entries()) button.dataset["pressed"] = String(index);
      resolve(buttons.map((button) => button.getAttribute("aria-label") ?? button.innerText.trim()));
    };
    look();
  });
}

/** Presses one of them and waits for a change that a person can notice. */
export function press(index: number): Promise<Outcome> {
  const patienceMs = 5_000;
  const button = document.querySelector<HTMLElement>(`[data-pressed="${index}"]`);
  if (!button?.checkVisibility() || button.matches(":disabled")) return Promise.resolve("gone");
  // Each press removes its listeners, which would otherwise prevent later navigations.
  const listening = new AbortController();
  const { signal } = listening;
  const noticed = new Promise<Outcome>((resolve) => {
    const happened = () => resolve("alive");
    // Navigation is prevented: it proves that the button works, and loading both pages again takes long.
    const stay = (event: Event) => {
      event.preventDefault();
      resolve(event.defaultPrevented ? "alive" : "leaving");
    };
    addEventListener("submit", (event) => event.defaultPrevented || stay(event), { signal });
    const leave = (event: NavigateEvent) => event.destination.sameDocument || stay(event);
    navigation.addEventListener("navigate", leave, { signal });
    const changes = { subtree: true, childList: true, attributes: true, characterData: true };
    new MutationObserver(happened).observe(document, changes);
    // An empty required field shows an error and takes the focus.
    document.addEventListener("invalid", happened, { capture: true, signal });
    document.addEventListener("focusin", happened, { signal });
    window.print = happened;
    button.click();
    setTimeout(() => resolve("dead"), patienceMs);
  });
  return noticed.finally(() => listening.abort());
}
