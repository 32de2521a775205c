import type { FormFields } from "#domain/giving/start/form-fields.ts";
import { useApi } from "../../data/use-api.tsx";
import { useText } from "../../i18n/text.tsx";

/** The open appeals, and the program named in the URL. */
export function usePurposes(programId: string | undefined) {
  const campaigns = useApi("/api/campaigns/urgent").data ?? [];
  const programs = useApi("/api/programs").data ?? [];
  return { campaigns, program: programs.find(({ id }) => id === programId) };
}

export function usePurpose({ campaign, program: programId, fund }: FormFields): string {
  const { text } = useText();
  const { campaigns, program } = usePurposes(programId);
  const chosen = campaigns.find(({ id }) => id === campaign);
  const purpose = chosen?.title ?? (program && text("donate.program", { program: program.title }));
  if (fund) return purpose ? text("donate.zakat.for", { purpose }) : text("donate.zakat.fund");
  return purpose ?? text("donate.campaign.none");
}
