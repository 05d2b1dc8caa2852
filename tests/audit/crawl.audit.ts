// Every link of the site: no error, no orphan page, no missing translation, no shared title.
import { auditSite, conclude } from './audit-site.ts';
import { crawlSite } from './crawl-site.ts';

const site = await auditSite();
try {
  const report = await crawlSite(site.origin, Number(process.env['AUDIT_EACH'] ?? 30));
  conclude(`links (${report.assets} pictures, scripts and styles too)`, report.pages, report.problems);
} finally {
  await site.stop();
}
