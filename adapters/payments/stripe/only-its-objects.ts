import type Stripe from "stripe";

type Http = Stripe.HttpClient;

/**
 * All that Stripe answers says what kind of object it is, or what was wrong. Its client takes whatever else is JSON for what was asked, even
 * with the status of a failure; here that is an answer nobody can read, such as a gateway gives in Stripe's place.
 */
export function onlyItsObjects(http: Http): Http {
  const makeRequest = http.makeRequest.bind(http);
  return Object.assign(http, {
    makeRequest: async (...asked: Parameters<Http["makeRequest"]>) => {
      const response = await makeRequest(...asked);
      const read = response.toJSON.bind(response);
      const toJSON = async (): Promise<unknown> => {
        const answer: unknown = await read();
        if (!isFromStripe(answer)) throw new Error("An answer that is none of Stripe's");
        return answer;
      };
      return Object.assign(response, { toJSON });
    },
  });
}

const isFromStripe = (answer: unknown): boolean =>
  typeof answer === "object" &&
  answer !== null &&
  (("object" in answer && typeof answer.object === "string") || "error" in answer);
