export const minDescriptionLength = 3;
export const maxDescriptionLength = 200;
/** The form as it opens. */
export const nothingTyped = {
  amount: "",
  spentOn: "",
  category: "PROGRAM",
  purpose: "",
  /** Empty until somebody says: then what the category mostly is. */
  nature: "",
  description: "",
};
