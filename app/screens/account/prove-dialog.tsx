import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { bringProofDialog } from "../../data/with-proof.ts";

const ProofQuestion = lazy(() => import("./proof-question.tsx"));

/** Opens on staff pages when the server requires a fresh sign-in. Typed input stays. */
export function ProveDialog() {
  const [open, setOpen] = useState(false);
  const answer = useRef<(proved: boolean) => void>(() => {});
  useEffect(
    () =>
      bringProofDialog(
        () =>
          new Promise((resolve) => {
            answer.current = resolve;
            setOpen(true);
          }),
      ),
    [],
  );
  const close = (proved: boolean) => {
    setOpen(false);
    answer.current(proved);
  };
  return open ? (
    <Suspense fallback={null}>
      <ProofQuestion onClose={close} />
    </Suspense>
  ) : null;
}
