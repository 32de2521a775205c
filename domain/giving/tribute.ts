/** A donation in someone's name. The person who is informed never learns the amount. */
export type Tribute = Readonly<{
  type: "honor" | "memory";
  honoree: string;
  message: string | null;
  notifyEmail: string | null;
}>;
