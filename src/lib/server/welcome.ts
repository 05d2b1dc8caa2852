import type { Settings } from './env.ts';
import { hintsOf } from './public-start.ts';
import type { Services } from './services.ts';

/** What the terminal shows once the mall is open; an empty one on this machine has no demo accounts to name. */
export function printWelcome(settings: Settings, services: Services | undefined, hasDemo: boolean): void {
  const address =
    settings.mode === 'production'
      ? settings.SITE_URL
      : `http://${settings.HOST === '127.0.0.1' ? 'localhost' : settings.HOST}:${settings.PORT}`;
  const lines = ['', `  The mall is open:  ${address}`, `  English:           ${address}/en-US/`];
  if (settings.mode === 'production') lines.push(`  It listens on      ${settings.HOST}:${settings.PORT}`);
  lines.push(...hintsOf(settings).map((hint) => `  ! ${hint}`));
  if (services && settings.mode === 'demo') {
    lines.push('');
    if (hasDemo)
      lines.push(
        '  Demo accounts, password demo1234:',
        '    buyers     13800000001 (personal)  13800000002, 13800000003 (enterprise)',
        '    merchants  13800000011  13800000012     clerk 13800000021     platform 13800000099  13800000098',
      );
    lines.push(`  SMS codes are kept for reading: http://localhost:${settings.PORT}/dev/sms`);
    if (services.mail.isLocal)
      lines.push(`  E-mails are kept for reading: http://localhost:${settings.PORT}/dev/mail`);
    for (const provider of Object.values(services.payments)) {
      if (provider.isLocal)
        lines.push(`  Payments go to the local cashier (${provider.name}); no real money moves.`);
    }
  }
  if (!services) lines.push(`  The API is another backend: ${settings.API_BASE_URL}`);
  lines.push('', '  Stop with Ctrl+C.', '');
  console.log(lines.join('\n'));
}
