import { useEffect, useState } from "react";

/** Part of every form: a field only programs fill in, and the moment the form was opened. */
export function FormGuard({ name }: { name: string }) {
  const [openedAt, setOpenedAt] = useState(0);
  useEffect(() => setOpenedAt(Date.now()), []);
  return (
    <>
      <input type="hidden" name="form" value={name} />
      <input type="hidden" name="openedAt" value={openedAt} />
      <div aria-hidden="true" className="absolute -start-full size-px overflow-hidden">
        <input type="text" name="website" tabIndex={-1} autoComplete="off" />
      </div>
    </>
  );
}
