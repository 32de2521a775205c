let outOfOrder = false;

/** A provider can be out of order, and so can this one: nothing but a simulation ever says so. */
export const isSandboxOutOfOrder = (): boolean => outOfOrder;
export const setSandboxOutOfOrder = (value: boolean): void => {
  outOfOrder = value;
};
