export { auditAct } from './audit-act.ts';
export { checkAudit, lastAuditFaults } from './check-audit.ts';
export { actsAbout, ownActsAbout } from './acts-about.ts';
export { listAudit, listStoreAudit } from './list-audit.ts';
