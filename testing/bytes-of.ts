/** Asked in a way that every kind of answer knows: those of the server on a port have no `bytes`. */
export const bytesOf = async (answer: Response): Promise<Uint8Array> =>
  new Uint8Array(await answer.arrayBuffer());
