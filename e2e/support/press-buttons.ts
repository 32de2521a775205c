/** These run in a browser, each on its own: they can use nothing from around them. */

export type Outcome = "alive" | "leaving" | "dead" | "gone";

/** Marks the buttons that can be seen, once the page's own code listens to all of them, and tells their names. */
export function buttonsOnceAlive(within: string): Promise<string[]> {
  const seen = () =>
    [...document.querySelectorAll<HTMLElement>(`${within} :is(button:enabled, summary)`)].filter((button) =>
      button.checkVisibility(),
    );
  const isAlive = (button: HTMLElement) => Object.keys(button).some((key) => key.startsWith("__reactProps"));
  return new Promise((resolve) => {
    const look = () => {
      // Parts of a page come alive at the first touch after its code has come.
      document.dispatchEvent(new Event("pointermove"));
      const buttons = seen();
      if (!buttons.every(isAlive)) return void requestAnimationFrame(look);
      for (const [index, button] of buttons.entries()) button.dataset["pressed"] = String(index);
      resolve(buttons.map((button) => button.getAttribute("aria-label") ?? button.innerText.trim()));
    };
    look();
  });
}

/** Presses one of them and waits for anything that a person could notice. */
export function press(index: number): Promise<Outcome> {
  const patienceMs = 5_000;
  const button = document.querySelector<HTMLElement>(`[data-pressed="${index}"]`);
  if (!button?.checkVisibility() || button.matches(":disabled")) return Promise.resolve("gone");
  // Each press listens for itself: an earlier one that still listened would keep the page from being told.
  const listening = new AbortController();
  const { signal } = listening;
  const noticed = new Promise<Outcome>((resolve) => {
    const happened = () => resolve("alive");
    // A button that leads away is alive, and its page stays for the next one: nobody looks at where it leads, and opening that and
    // then this page again takes longer than all that is pressed here.
    const stay = (event: Event) => {
      event.preventDefault();
      resolve(event.defaultPrevented ? "alive" : "leaving");
    };
    addEventListener("submit", (event) => event.defaultPrevented || stay(event), { signal });
    const leave = (event: NavigateEvent) => event.destination.sameDocument || stay(event);
    navigation.addEventListener("navigate", leave, { signal });
    const changes = { subtree: true, childList: true, attributes: true, characterData: true };
    new MutationObserver(happened).observe(document, changes);
    // A required field that is still empty says so, and takes the focus.
    document.addEventListener("invalid", happened, { capture: true, signal });
    document.addEventListener("focusin", happened, { signal });
    window.print = happened;
    button.click();
    setTimeout(() => resolve("dead"), patienceMs);
  });
  return noticed.finally(() => listening.abort());
}
