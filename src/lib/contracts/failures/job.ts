export const jobFailures = {
  'job.not_found': { status: 404 },
} as const;
