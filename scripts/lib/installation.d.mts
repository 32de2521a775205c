type Variables = Readonly<Record<string, string | undefined>>;
export function installationVariables(
  environment: Variables,
  folder: string,
  files?: readonly string[],
): { variables: Variables; refusal?: undefined } | { variables?: undefined; refusal: string };
