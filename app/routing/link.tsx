import type { ComponentProps } from "react";
import { Link as WouterLink } from "wouter";

type Props = Omit<ComponentProps<"a">, "href"> & { href: string };

/** Inside the site we navigate in the browser; addresses of the server and other sites are plain links. */
export function Link({ href, ...rest }: Props) {
  const leaves = !href.startsWith("/") || href.startsWith("/api/") || rest.download !== undefined;
  // oxlint-disable-next-line jsx-a11y/anchor-has-content -- the content arrives as children
  return leaves ? <a href={href} {...rest} /> : <WouterLink href={href} {...rest} />;
}
