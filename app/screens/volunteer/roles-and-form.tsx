import { startTransition, Suspense, useLayoutEffect, useState, use } from "react";
import { useSearch } from "wouter";
import { ButtonLink } from "../../components/ui/button.tsx";
import { EmptyState } from "../../components/ui/empty-state.tsx";
import { useText } from "../../i18n/text.tsx";
import { usePosted } from "../../posted-form.tsx";
import { Link } from "../../routing/link.tsx";
import { ApplicationForm } from "./application-form.tsx";
import { RoleCards } from "./role-cards.tsx";
import type { RoleAnswer } from "#domain/content/kinds/volunteer-role/public.ts";
import { useSite } from "../../data/site.ts";
import { useApi } from "../../data/use-api.tsx";

const load = () => import("./sample-roles.ts");
type Sample = Awaited<ReturnType<typeof load>>;

// The build drops this branch for browsers, which load the sample from a separate file.
let sample: Sample | null = import.meta.env.SSR ? await load() : null;
let onItsWay: Promise<Sample> | null = null;

/** The sample while roles load, or when there are none. Suspends only for the sample. */
function useRoles(): { roles: RoleAnswer[]; isSample: boolean } {
  const { language } = useText();
  const { sampleFallback } = useSite();
  const { data = [] } = useApi("/api/volunteer-roles");
  if (data.length > 0 || !sampleFallback) return { roles: data, isSample: false };
  const { sampleRoles } = sample ?? use((onItsWay ??= load().then((loaded) => (sample = loaded))));
  return { roles: sampleRoles(language), isSample: true };
}

/** The cards and the form's list are two views of one choice. */
export function RolesAndForm() {
  const { text } = useText();
  const { roles, isSample } = useRoles();
  const [roleId, setRoleId] = useState(useFirstChoice());
  // In the commit that hydrates the list: it would be empty until an effect runs.
  useLayoutEffect(() => setRoleId((chosen) => chosenBefore() ?? chosen), []);
  const chosen = roles.find(({ id }) => id === roleId);

  if (roles.length === 0) {
    return (
      <EmptyState
        title={text("volunteer.none.title")}
        titleAs="h2"
        className="page-width py-16"
        action={
          <ButtonLink as={Link} href="/contact?topic=volunteering" variant="secondary">
            {text("volunteer.none.contact")}
          </ButtonLink>
        }
      >
        {text("volunteer.none.text")}
      </EmptyState>
    );
  }
  return (
    <>
      <RoleCards
        roles={roles}
        isSample={isSample}
        chosen={chosen}
        onChoose={(id) => startTransition(() => setRoleId(id))}
      />
      {/* A separate boundary: a tap on a card does not wait for the form's hydration (decision 132). */}
      <Suspense>
        <ApplicationForm roles={roles} chosen={chosen} onChoose={setRoleId} />
      </Suspense>
    </>
  );
}

/** Without JavaScript a card is a link that names its role in the address; a form that came back names it itself. */
function useFirstChoice(): string {
  const requested = new URLSearchParams(useSearch()).get("role");
  return usePosted("volunteer")?.values["roleId"] ?? requested ?? "";
}

/** What was chosen before hydration. */
const chosenBefore = (): string | undefined =>
  document.querySelector<HTMLInputElement>('input[name="role-card"]:checked')?.value ??
  (document.querySelector<HTMLSelectElement>('select[name="roleId"]')?.value || undefined);
