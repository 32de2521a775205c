import { useState } from "react";
import { useLocation } from "wouter";
import { emailCampaignsList } from "#domain/email-campaigns/email-campaigns-list.ts";
import { useMutation } from "../../../components/back-office/use-mutation.ts";
import type { CellProps } from "../../../components/list/list-cell.tsx";
import { ListScreen } from "../../../components/list/list-screen.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { DisabledUntilHydrated } from "../../../components/ui/disabled-until-hydrated.tsx";
import { useText } from "../../../i18n/text.tsx";

export default function AdminEmailsScreen() {
  return <ListScreen list={emailCampaignsList} cells={{ subject: Subject }} toolbar={<Write />} />;
}

function Subject({ row: { subject } }: CellProps<typeof emailCampaignsList>) {
  const { text } = useText();
  return subject === null ? (
    text("email-campaigns.untitled")
  ) : (
    <bdi data-any-language className="wrap-anywhere">
      {subject}
    </bdi>
  );
}

function Write() {
  const { text } = useText();
  const [, navigate] = useLocation();
  const { mutate, pending } = useMutation([]);
  // Pressing twice starts one draft.
  const [id] = useState(() => crypto.randomUUID());
  const write = async () => {
    if (await mutate("POST", "/api/admin/emails", { id })) navigate(`/admin/emails/${id}`);
  };
  return (
    <DisabledUntilHydrated>
      <Button variant="secondary" pending={pending} onClick={() => void write()}>
        {text("email-campaigns.write")}
      </Button>
    </DisabledUntilHydrated>
  );
}
