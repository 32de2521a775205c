/** Also where the amount is another: the program tells it, with the same secret, once it is there. */
const amountCents = 2500;

/**
 * The donate form shows once a payment session is open, and the program goes on with that one. Where there is none to be had, the
 * program is needed at once: it knows what to say.
 */
export async function openSession(fetchProgram: () => void): Promise<void> {
  const waiting = document.querySelector<HTMLElement>(".session-waiting");
  if (!waiting) return;
  try {
    const answer = await fetch("/api/create-payment-intent", {
      method: "POST",
      headers: { "content-type": "application/json", "x-language": document.documentElement.lang },
      body: JSON.stringify({ amountCents, currency: "EUR" }),
    });
    if (!answer.ok) return fetchProgram();
    const { clientSecret }: { clientSecret: string } = await answer.json();
    waiting.dataset["session"] = clientSecret;
    waiting.classList.remove("session-waiting");
  } catch {
    fetchProgram();
  }
}
