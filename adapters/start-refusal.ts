/** The program cannot start, and the operator can fix it: one clear sentence, shown without a stack. */
export class StartRefusal extends Error {
  override name = "StartRefusal";
}
