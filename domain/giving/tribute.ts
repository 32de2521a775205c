/** A gift in someone's name. Whoever is told of it never learns the amount. */
export type Tribute = Readonly<{
  type: "honor" | "memory";
  honoree: string;
  message: string | null;
  notifyEmail: string | null;
}>;
