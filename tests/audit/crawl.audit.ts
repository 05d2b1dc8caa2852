// Every link of the site: no error, no orphan page, no missing translation, no shared title.
import { auditSite, conclude } from './audit-site.ts';
import { crawlSite } from './crawl-site.ts';
import { sitemapFaults } from './sitemap-faults.ts';

const site = await auditSite();
try {
  const report = await crawlSite(site.origin, Number(process.env['AUDIT_EACH'] ?? 30));
  const named = await sitemapFaults(site.origin, Number(process.env['AUDIT_EACH'] ?? 30));
  conclude('robots.txt, sitemap and RSS', named.pages, named.problems);
  conclude(`links (${report.assets} pictures, scripts and styles too)`, report.pages, report.problems);
} finally {
  await site.stop();
}
