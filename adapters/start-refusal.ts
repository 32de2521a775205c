/** The program cannot start, and the operator can mend it: the message is one clear sentence, shown without a stack. */
export class StartRefusal extends Error {
  override name = "StartRefusal";
}
