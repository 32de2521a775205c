let outOfOrder = false;

/** Set only by simulations. */
export const isSandboxOutOfOrder = (): boolean => outOfOrder;
export const setSandboxOutOfOrder = (value: boolean): void => {
  outOfOrder = value;
};
