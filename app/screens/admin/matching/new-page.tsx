import { useState } from "react";
import { useLocation } from "wouter";
import { send } from "../../../data/browser.ts";
import { useUser } from "../../../data/site.ts";
import { useText } from "../../../i18n/text.tsx";
import { StaffPage } from "../../../shell/staff-page.tsx";
import { PledgeForm } from "./pledge-form.tsx";

export default function NewPledgeScreen() {
  const { text, language } = useText();
  const [, navigate] = useLocation();
  const [id] = useState(() => crypto.randomUUID());
  const isAdmin = useUser()?.role === "ADMIN";
  return (
    <StaffPage title={text("matching.new.title")} description={text("matching.intro")}>
      <p className="max-w-prose text-ink-soft">{text(isAdmin ? "matching.new.lead" : "matching.admins")}</p>
      {isAdmin && (
        <PledgeForm
          submit={text("matching.add")}
          send={(body) => send(language, "POST", "/api/admin/matching", { ...body, id })}
          onSent={() => navigate(`/admin/matching/${id}`)}
        />
      )}
    </StaffPage>
  );
}
