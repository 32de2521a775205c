import type { ReactNode } from "react";
import type { FormFields } from "#domain/giving/start/form-fields.ts";
import type { OfferedMethod } from "#domain/giving/start/offered-methods-answer.ts";
import { dearerThan, type Rates } from "#domain/money/cover-fees.ts";
import { classNames } from "../../components/ui/class-names.ts";
import { RadioGroup } from "../../components/ui/radio-group.tsx";
import { useSite } from "../../data/site.ts";
import { useText } from "../../i18n/text.tsx";
import { useField } from "./form-errors.ts";
import { MethodLogo } from "./method-logo.tsx";
import { useOffers } from "./use-offers.ts";

/** Names that are equal in every language. Our font would be loaded in full for the bar alone. */
const names = {
  IDEAL: (
    <>
      iDEAL <span className="font-[sans-serif]">|</span> Wero
    </>
  ),
  BANCONTACT: "Bancontact",
  PAYPAL: "PayPal",
} as const;

/** How to pay, before anything is typed. Which of them fit the frequency is decided by the style sheet, also without JavaScript. */
export function PaymentChoice({ first }: { first: FormFields }) {
  const { text, format } = useText();
  const { transfers, onlyTransfers, fees: cardFees } = useSite();
  const offers = useOffers();
  const field = useField("method");

  const labelOf = ({ method }: OfferedMethod) =>
    method === "CARD" || method === "SEPA_DEBIT" ? (
      text(`donate.method.${method}`)
    ) : (
      <bdi>{names[method]}</bdi>
    );
  const feeOf = ({ permille, fixedCents }: Rates) =>
    permille === 0
      ? text("donate.method.fixedFee", { fixed: format.moneyExact(fixedCents) })
      : text("donate.method.fee", {
          share: format.number(permille / 10),
          fixed: format.moneyExact(fixedCents),
        });
  /** Of later months of a donation that began at a bank. */
  const debit = offers.find(({ method }) => method === "SEPA_DEBIT")?.fees;
  const online = offers.map((offer) => {
    const fees = offer.fees ?? cardFees;
    const isCollectedByDebit = offer.method === "IDEAL" || offer.method === "BANCONTACT";
    const isFree = fees.permille === 0 && fees.fixedCents === 0;
    return {
      value: offer.method,
      className: classNames(
        !offer.once && "only-monthly",
        !offer.monthly && "only-once",
        isFree && "without-fee",
      ),
      label: labelled(offer.method, labelOf(offer)),
      hint: (
        <>
          {offer.wallets.length > 0 && <span className="block">{text("donate.method.wallets")}</span>}
          {isFree ? (
            text("donate.method.free")
          ) : isCollectedByDebit && debit && dearerThan(debit, fees) ? (
            <>
              <span className="only-once">{feeOf(fees)}</span>
              <span className="only-monthly">{feeOf(debit)}</span>
            </>
          ) : (
            feeOf(fees)
          )}
        </>
      ),
    };
  });
  const any = { value: "online", label: text("donate.method.online") };
  const transfer = {
    value: "transfer",
    className: "without-fee",
    label: labelled("SEPA_DEBIT", text("donate.method.transfer")),
    hint: text("donate.method.free"),
  };
  const options = [
    ...(onlyTransfers ? [] : online.length > 0 ? online : [any]),
    ...(transfers ? [transfer] : []),
  ];
  // Without a choice there is nothing to ask.
  if (options.length <= 1 && online.length === 0 && !onlyTransfers) return null;
  return (
    <RadioGroup
      {...field}
      name="method"
      legend={text("donate.pay.title")}
      layout="sm:grid-cols-2"
      defaultValue={first.method ?? options[0]?.value}
      options={options}
    />
  );
}

/** A transfer has the logo of banks, like a debit. */
const labelled = (logo: OfferedMethod["method"], label: ReactNode) => (
  <span className="flex flex-wrap items-center gap-x-2">
    <MethodLogo method={logo} />
    {label}
  </span>
);
