/** Any valid amount: after hydration the page sends the chosen amount with the same secret. */
const amountCents = 2500;

/** The page reuses this payment session after hydration. Without a session, its script loads at once to explain why. */
export async function openSession(loadPage: () => void): Promise<void> {
  const waiting = document.querySelector<HTMLElement>(".session-waiting");
  if (!waiting) return;
  try {
    const answer = await fetch("/api/create-payment-intent", {
      method: "POST",
      headers: { "content-type": "application/json", "x-language": document.documentElement.lang },
      body: JSON.stringify({ amountCents, currency: "EUR" }),
    });
    if (!answer.ok) return loadPage();
    const { clientSecret }: { clientSecret: string } = await answer.json();
    waiting.dataset["session"] = clientSecret;
    waiting.classList.remove("session-waiting");
  } catch {
    loadPage();
  }
}
