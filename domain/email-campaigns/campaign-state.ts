export const campaignStates = [
  "draft",
  "reviewed",
  "planned",
  "sending",
  "paused",
  "stopped",
  "finished",
] as const;
export type CampaignState = (typeof campaignStates)[number];

export type CampaignAct =
  | "edit"
  | "review"
  | "plan"
  | "start"
  | "pause"
  | "resume"
  | "stop"
  | "finish"
  | "translate";

type Steps = Readonly<Partial<Record<CampaignAct, CampaignState>>>;

/**
 * Pausing, resuming and stopping again changes nothing. A changed text must be reviewed and planned again; once sending has started,
 * only missing languages can be added.
 */
const steps: Readonly<Record<CampaignState, Steps>> = {
  draft: { edit: "draft", review: "reviewed", plan: "planned" },
  reviewed: { edit: "draft", review: "reviewed", plan: "planned" },
  planned: { edit: "draft", start: "sending", stop: "stopped" },
  sending: { pause: "paused", resume: "sending", stop: "stopped", finish: "finished", translate: "sending" },
  paused: { pause: "paused", resume: "sending", stop: "stopped", translate: "paused" },
  stopped: { stop: "stopped" },
  finished: { translate: "sending", stop: "stopped" },
};

/** The state after an act; null: not possible in this state. */
export const stateAfter = (state: CampaignState, act: CampaignAct): CampaignState | null =>
  steps[state][act] ?? null;

export const mayDo = (state: CampaignState, act: CampaignAct): boolean => stateAfter(state, act) !== null;

/** The states in which an act is possible, for a statement that changes the state. */
export const statesFor = (act: CampaignAct): CampaignState[] =>
  campaignStates.filter((state) => mayDo(state, act));

/** Nobody receives anything before this. */
export const hasStarted = (state: CampaignState): boolean =>
  !["draft", "reviewed", "planned"].includes(state);
