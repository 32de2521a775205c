import { lazy, Suspense, useId, useState } from "react";
import { Button } from "../../../components/ui/button.tsx";
import { Loading, Skeleton } from "../../../components/ui/skeleton.tsx";
import { useWords } from "../../../i18n/text.tsx";
import { Section } from "../section.tsx";
import { useAwake } from "../../../components/ui/use-awake.ts";

const OpeningParts = lazy(() => import("../opening-parts.tsx"));

/** Their code is large, and most who read this page never open one. */
export default function OpeningSection() {
  const { text } = useWords();
  const [shown, setShown] = useState(false);
  const id = useId();
  const awake = useAwake();
  return (
    <Section id="opening">
      <Button
        variant="secondary"
        disabled={!awake}
        aria-expanded={shown}
        aria-controls={id}
        onClick={() => setShown(!shown)}
        className="justify-self-start"
      >
        {text(shown ? "styleguide-parts.opening.hide" : "styleguide-parts.opening.show")}
      </Button>
      <div id={id} hidden={!shown}>
        {shown && (
          <Suspense
            fallback={
              <Loading label={text("shell.loading")}>
                <Skeleton className="h-64" />
              </Loading>
            }
          >
            <OpeningParts />
          </Suspense>
        )}
      </div>
    </Section>
  );
}
