import type { Finding } from "#domain/doctor/finding.ts";
import type { GiftNotes } from "#domain/giving/gift-note.ts";
import type { Notice } from "#domain/giving/ports.ts";
import type { PaymentOrder } from "#domain/giving/ports.ts";
import type { PaymentProvider } from "./payment-provider.ts";

export type ProviderVariable = Readonly<{
  means: string;
  example?: string;
  /** The provider cannot serve without it. */
  required?: true;
  /** Hidden while it is typed during setup. */
  secret?: true;
  /** An address, with this default. Setup does not ask for it. */
  defaultUrl?: string;
}>;

/** Sources for the donate page's content security policy. */
export type PageSources = Readonly<{
  script?: string;
  connect?: string;
  frame?: string;
  form?: string;
  /** An origin whose frame may ask for a payment, and open windows. */
  paymentFrame?: string;
}>;

/** Where a donor comes back to, and where the provider sends its notices. */
export type Addresses = Readonly<{
  publicUrl: string;
  returnUrl: (language: PaymentOrder["language"], outcome: "success" | "cancelled") => string;
  webhookUrl: string;
}>;

/** Signed, or only naming a payment, about which the provider is then asked. */
type ProviderWebhook =
  | Readonly<{
      signatureHeader: string;
      readNotice: (
        body: string,
        signature: string | undefined,
      ) => Promise<Notice | "forged" | "not_for_us" | "unavailable">;
    }>
  | Readonly<{ paymentIdIn: (body: string) => string | null }>;

export type ConfiguredProvider = Readonly<{
  name: PaymentProvider["name"];
  settings: object;
  isTestMode: boolean;
  open: (notes: GiftNotes, addresses: Addresses) => { provider: PaymentProvider; webhook: ProviderWebhook };
  /** For the doctor. `webhookUrl` is null if the provider cannot reach us. */
  examine: (webhookUrl: string | null) => Promise<Finding[]>;
}>;

/** Everything about a provider outside the domain. Null: keys are missing. */
export type PaymentAdapter<Variable extends string = string> = Readonly<{
  variables: Readonly<Record<Variable, ProviderVariable>>;
  sources: PageSources;
  /** How our handler answers a notice that says nothing. */
  emptyNoticeStatus: number;
  configure: (values: Readonly<Partial<Record<Variable, string | undefined>>>) => ConfiguredProvider | null;
}>;
