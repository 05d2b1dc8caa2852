// Every public page in both languages is valid HTML.
import { HtmlValidate } from 'html-validate';
import { auditSite, conclude, publicPages } from './audit-site.ts';

const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  elements: ['html5', { 'astro-island': { flow: true, phrasing: true, permittedContent: ['@flow'] } }],
  rules: {
    // Void elements close themselves in what React writes; both spellings are the same HTML.
    'void-style': 'off',
    'no-trailing-whitespace': 'off',
    'long-title': 'off',
    'no-inline-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'valid-id': ['error', { relaxed: true }],
    'prefer-native-element': 'off',
    'tel-non-breaking': 'off',
    'require-sri': 'off',
  },
});

const site = await auditSite();
try {
  const problems: string[] = [];
  const pages = publicPages(site);
  for (const { path } of pages) {
    const html = await (await fetch(site.origin + path)).text();
    const report = await validator.validateString(html, path);
    for (const { messages } of report.results)
      for (const message of messages)
        problems.push(`${path} ${message.line}:${message.column} ${message.ruleId}: ${message.message}`);
  }
  conclude('valid HTML', pages.length, problems);
} finally {
  await site.stop();
}
