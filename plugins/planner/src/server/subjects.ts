/** What audit entries say that they are about. */
export const subjects = {
  region: 'planner:region',
  advisor: 'planner:advisor',
  appointment: 'planner:appointment',
  settings: 'planner:settings',
} as const;
