import type { OnlineMethod } from "#domain/money/online-method.ts";

/** Our own drawings; the name beside them is what is read out. */
export function MethodLogo({ method }: { method: OnlineMethod }) {
  if (method === "IDEAL")
    return (
      <svg viewBox="0 0 52 24" width="52" height="24" aria-hidden="true" focusable="false">
        <path d="M3 1h8a11 11 0 0 1 0 22H3a2 2 0 0 1-2-2V3a2 2 0 0 1 2-2z" fill="#fff" stroke="#000" />
        <path d="M11 4a8 8 0 0 1 0 16H9V4z" fill="#c06" />
        <circle cx="5.5" cy="8" r="2" />
        <path d="M4 12h3v8H4z" />
        <rect x="28" width="24" height="24" rx="6" fill="#fff48d" />
        <path d="M32 9c1 9 6 9 8 2 2 7 7 7 8-2" fill="none" stroke="#1d1c1c" strokeWidth="2.5" />
      </svg>
    );
  return (
    <svg viewBox="0 0 32 24" width="32" height="24" aria-hidden="true" focusable="false">
      <g fill="none" stroke="currentColor" strokeWidth="2">
        {method === "CARD" || method === "BANCONTACT" ? (
          <path d="M3 4h26v16H3zM3 9h26M7 15h6" />
        ) : (
          <path d="M4 21h24M5 9h22L16 3zM8 10v9m8-9v9m8-9v9" />
        )}
      </g>
    </svg>
  );
}
