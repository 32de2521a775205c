export const jobsKey = "/api/admin/jobs";
