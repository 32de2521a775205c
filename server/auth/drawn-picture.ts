import { escapeHtml } from "#domain/mail/escape-html.ts";
import { letterColours as colours } from "#domain/mail/letter-colours.ts";

/** A tile with the first letter of a name, the same for the same person: a face that we need not ask anybody for. */
export function drawnPicture({ id, name }: { id: string; name: string }): string {
  const turn = [...new TextEncoder().encode(id)].reduce((sum, byte) => sum + byte, 0) % 4;
  const initial = escapeHtml(name.trim().charAt(0).toUpperCase() || "•");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 36 36" width="36" height="36">
<rect width="36" height="36" fill="${colours.action}"/>
<path d="M0 0h36L0 36z" fill="${colours.ink}" fill-opacity=".35" transform="rotate(${turn * 90} 18 18)"/>
<text x="18" y="24.5" font-family="system-ui,sans-serif" font-size="18" font-weight="600" text-anchor="middle" fill="${colours.paper}">${initial}</text>
</svg>`;
}
