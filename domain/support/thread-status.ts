export const threadStatuses = ["OPEN", "ANSWERED"] as const;
