import { idOf, type FakeBooks, type FakeMandate } from "./books.fixtures.ts";

type Given = Readonly<{ customerId: string; status: FakeMandate["status"]; at: string }>;

/** By a first payment, or by an account that was written down. */
export function givenMandate(books: FakeBooks, { customerId, status, at }: Given): FakeMandate {
  const id = idOf("mdt");
  const mandate: FakeMandate = {
    resource: "mandate",
    mode: "test",
    id,
    customerId,
    method: "directdebit",
    details: { consumerAccount: `NL91ABNA041716${String(4300 + books.mandates.size)}` },
    signatureDate: at.slice(0, 10),
    mandateReference: `MD-${id}`,
    status,
    createdAt: at,
  };
  books.mandates.set(id, mandate);
  return mandate;
}
