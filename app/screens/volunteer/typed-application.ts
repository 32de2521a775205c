import { wrongFields } from "#domain/applications/volunteer/application-rules.ts";
import type { Typed, Wrong } from "../../components/public-form/use-public-form.ts";

/** What is wrong with the form as typed, by the rules of the server. */
export const wrongIn = (typed: Typed): Wrong => wrongFields(textsOf(typed), "dataProcessing" in typed);

/** The application as the API takes it. A tick that is not set is not in the form at all. */
export const applicationOf = (typed: Typed) => {
  const { phone, ...texts } = textsOf(typed);
  return {
    ...texts,
    ...(phone !== "" && { phone }),
    consentsJson: {
      dataProcessing: "dataProcessing" in typed,
      communications: "communications" in typed,
      backgroundCheck: "backgroundCheck" in typed,
    },
  };
};

const textsOf = ({ name = "", email = "", phone = "", roleId = "", motivationMdx = "" }: Typed) => ({
  name,
  email,
  phone,
  roleId,
  motivationMdx,
});
