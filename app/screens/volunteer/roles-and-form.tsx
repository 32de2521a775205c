import { startTransition, Suspense, useLayoutEffect, useState } from "react";
import { useSearch } from "wouter";
import { ButtonLink } from "../../components/ui/button.tsx";
import { EmptyState } from "../../components/ui/empty-state.tsx";
import { useText } from "../../i18n/text.tsx";
import { usePosted } from "../../posted-form.tsx";
import { Link } from "../../routing/link.tsx";
import { ApplicationForm } from "./application-form.tsx";
import { RoleCards } from "./role-cards.tsx";
import { useRoles } from "./use-roles.ts";

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
      {/* A boundary of its own: a tap on a card does not wait until the form is hydrated (decision 132). */}
      <Suspense>
        <ApplicationForm roles={roles} chosen={chosen} onChoose={setRoleId} />
      </Suspense>
    </>
  );
}

/** Without JavaScript a card is a link that names its role in the address; a form that came back names it itself. */
function useFirstChoice(): string {
  const asked = new URLSearchParams(useSearch()).get("role");
  return usePosted("volunteer")?.values["roleId"] ?? asked ?? "";
}

/** What was chosen before hydration. */
const chosenBefore = (): string | undefined =>
  document.querySelector<HTMLInputElement>('input[name="role-card"]:checked')?.value ??
  (document.querySelector<HTMLSelectElement>('select[name="roleId"]')?.value || undefined);
