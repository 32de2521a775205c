import type { OpenedPayment, Payments } from "./ports.ts";

/** Opens one payment per attempt, however often it is asked, and remembers what could be paid. */
export function paymentsThatOpen() {
  const open = new Map<string, OpenedPayment>();
  const withdrawn: string[] = [];
  const payments: Payments = {
    isAvailable: async () => true,
    async open({ attemptId }) {
      const payment: OpenedPayment = {
        provider: "sandbox",
        paymentId: `p-${attemptId}`,
        next: { type: "redirect", url: `/sandbox/pay/p-${attemptId}` },
      };
      if (!open.has(attemptId)) open.set(attemptId, payment);
      return payment;
    },
    async withdraw({ paymentId }) {
      for (const [attemptId, payment] of open) if (payment.paymentId === paymentId) open.delete(attemptId);
      withdrawn.push(paymentId);
      return "withdrawn";
    },
    fetch: async () => "unknown",
    refund: async () => "refused",
  };
  return { ...payments, payable: open, withdrawn };
}

export const paymentsThatAreDown = () => ({
  ...paymentsThatOpen(),
  isAvailable: async () => false,
  open: async () => "unavailable" as const,
  withdraw: async () => "refused" as const,
});
