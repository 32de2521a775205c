import { lazy, Suspense, useId, useState } from "react";
import { Button } from "../../../components/ui/button.tsx";
import { Loading, Skeleton } from "../../../components/ui/skeleton.tsx";
import { useText } from "../../../i18n/text.tsx";
import { Section } from "../section.tsx";
import { useHydrated } from "../../../components/ui/use-hydrated.ts";

const OpeningParts = lazy(() => import("../opening-parts.tsx"));

/** Their code is large, and most who read this page never open one. */
export default function OpeningSection() {
  const { text } = useText();
  const [shown, setShown] = useState(false);
  const id = useId();
  const awake = useHydrated();
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
