// Issued invoices go to the buyer's e-mail: kept first, sent by a job, again when the buyer asks, and inert whatever
// the names in them say.
import { createServer } from 'node:net';
import { once } from 'node:events';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { MailRefused, type Letter, type Mail } from '#lib/adapters/mail/mail.ts';
import { createSmtpMail } from '#lib/adapters/mail/smtp-mail.ts';
import { writeLetter } from '#lib/adapters/mail/write-letter.ts';
import { invoiceApi, type HeaderForm } from '#lib/contracts/invoice.ts';
import * as invoice from '#lib/domain/trade/invoice/index.ts';
import { days, minutes } from '#lib/kernel/clock.ts';
import { sendInvoice } from '#lib/server/providers/send-invoice.ts';
import { COMPANY, invoiceNo } from '../../support/invoice/invoice-steps.ts';
import { pdfText } from '../../support/invoice/pdf-text.ts';
import { openTradeMall, SOUTH, VALVE } from '../../support/trade-mall.ts';
import { codeOf, paidOrder, valueOf } from '../../support/trade-steps.ts';

const mall = await openTradeMall();
afterAll(() => mall.close());
beforeEach(() => {
  mall.clock.advance(minutes(2));
  mall.letters.length = 0;
  mall.jobs.length = 0;
});

let numbers = 0;
async function issued(form: HeaderForm = COMPANY): Promise<string> {
  const orderId = await paidOrder(mall, 1, [[VALVE.sku, 1]]);
  const asked = valueOf(await invoice.applyInvoice(mall.ctx(1), { id: orderId, ...form }));
  const id = asked.order_receipt_id;
  const receipt_no = invoiceNo(900 + (numbers += 1));
  valueOf(await invoice.issueInvoice(mall.merchant(SOUTH), { id, receipt_no }));
  return id;
}
/** Runs the jobs that send letters, by this mail server; answers how many of them failed and come again. */
async function post(mail: Mail = mall.services.mail): Promise<number> {
  let failed = 0;
  for (const job of mall.jobs.filter((one) => one.name === 'invoice.mail')) {
    const ctx = { ...mall.system, mail };
    await sendInvoice(ctx, job.payload as { invoiceMailId: string }).catch(() => (failed += 1));
  }
  return failed;
}
const mailOf = async (id: string) => valueOf(await (await mall.login(1))(invoiceApi.record, { id })).mail;

test('an issued invoice goes to the e-mail of its header, once, as PDF', async () => {
  const id = await issued();
  expect(await mailOf(id)).toMatchObject({ email: COMPANY.email, status: 'waiting' });
  await post();
  await post();
  expect(mall.letters).toHaveLength(1);
  const [letter] = mall.letters;
  expect(letter).toMatchObject({
    to: COMPANY.email,
    subject: `店铺${SOUTH} 为您开具的发票 ${invoiceNo(901)}`,
  });
  const [pdf] = letter!.attachments;
  expect(pdf).toMatchObject({ mime: 'application/pdf', name: `invoice-${invoiceNo(901)}.pdf` });
  expect(pdfText(pdf!.content)).toContain(COMPANY.receipt_title);
  expect(await mailOf(id)).toMatchObject({ status: 'sent' });
});

test('without an address nothing is sent, and sending again says so', async () => {
  const id = await issued({ ...COMPANY, email: '' });
  expect(mall.jobs.filter((job) => job.name === 'invoice.mail')).toEqual([]);
  expect(codeOf(await invoice.mailInvoiceAgain(mall.ctx(1), { id }))).toBe('invoice.email');
});

test('the buyer sends it again once a minute and five times a day; nobody else may', async () => {
  const id = await issued();
  const again = (uid = 1) => invoice.mailInvoiceAgain(mall.ctx(uid), { id });
  expect(codeOf(await again(2))).toBe('invoice.not_found');
  expect(codeOf(await again())).toBe('request.too_many');
  const answers: (string | undefined)[] = [];
  for (let round = 0; round < 6; round += 1) {
    mall.clock.advance(minutes(1));
    answers.push(codeOf(await again()));
  }
  expect(answers).toEqual([...Array(4).fill(undefined), 'request.too_many', 'request.too_many']);
  mall.clock.advance(days(1));
  expect(codeOf(await again())).toBeUndefined();
  await post();
  expect(mall.letters).toHaveLength(6);
});

test('what is not issued yet is not sent', async () => {
  const orderId = await paidOrder(mall, 1, [[VALVE.sku, 1]]);
  const asked = valueOf(await invoice.applyInvoice(mall.ctx(1), { id: orderId, ...COMPANY }));
  expect(codeOf(await invoice.mailInvoiceAgain(mall.ctx(1), { id: asked.order_receipt_id }))).toBe(
    'invoice.not_issued',
  );
});

test('a mail server that is down gets the letter later; one that refuses it for good is believed', async () => {
  const id = await issued();
  const failing = (error: Error): Mail => ({
    name: 'x',
    isLocal: false,
    send: () => Promise.reject(error),
  });
  expect(await post(failing(new Error('timeout')))).toBe(1);
  expect(await mailOf(id)).toMatchObject({ status: 'waiting' });
  expect(await post(failing(new MailRefused('no such mailbox')))).toBe(0);
  expect(await mailOf(id)).toMatchObject({ status: 'refused' });
  expect(await post()).toBe(0);
  expect(mall.letters).toEqual([]);
});

const EVIL = '<script>alert(1)</script>"><img src=x onerror=alert(1)>';

test('scripts and line breaks in names stay words: in the letter, its headers and its PDF', async () => {
  await mall.change(
    'merchant',
    { merId: SOUTH },
    { name: `${EVIL}\r\nBcc: all@x.cn`, nameEn: `${EVIL}\r\nBcc: all@x.cn` },
  );
  await issued({ ...COMPANY, receipt_title: EVIL });
  await post();
  await mall.change('merchant', { merId: SOUTH }, { name: '店铺2', nameEn: 'Store 2' });
  const [letter] = mall.letters;
  const written = writeLetter(letter!);
  expect(written.subject).not.toMatch(/[\r\n]/);
  expect(written.html).not.toMatch(/<(?!\/?p>)/);
  expect(written.text).toContain(EVIL);
  const pdf = letter!.attachments[0]!.content;
  expect(pdfText(pdf)).toContain(EVIL.replace(/\s/g, ''));
  expect(pdf.toString('latin1')).not.toMatch(/\/(JavaScript|JS|OpenAction|Launch|URI)\b/);
});

test.each(['a@b.cn,c@d.cn', 'a@b.cn\r\nBcc: c@d.cn', '"x" <a@b.cn>', 'a@b.cn;c@d.cn', 'a b@c.cn', ''])(
  'a letter goes to one address or nowhere: %j',
  (to) => {
    expect(() => writeLetter({ to, subject: '', text: [] })).toThrow(MailRefused);
  },
);

/** A mail server of a few lines: takes one letter, or answers the recipient with this. */
async function mailServer(answerToRecipient = '250 ok') {
  const said: string[] = [];
  const server = createServer((socket) => {
    let isLetter = false;
    socket.write('220 mail\r\n');
    socket.on('data', (chunk) => {
      const text = chunk.toString('latin1');
      said.push(text);
      if (isLetter) {
        if (!text.endsWith('\r\n.\r\n')) return;
        isLetter = false;
        return void socket.write('250 taken\r\n');
      }
      if (/^EHLO/i.test(text)) return void socket.write('250-mail\r\n250 AUTH PLAIN\r\n');
      if (/^AUTH/i.test(text)) return void socket.write('235 ok\r\n');
      if (/^RCPT/i.test(text)) return void socket.write(`${answerToRecipient}\r\n`);
      if (/^QUIT/i.test(text)) return void socket.end('221 bye\r\n');
      isLetter = /^DATA/i.test(text);
      socket.write(isLetter ? '354 go\r\n' : '250 ok\r\n');
    });
    socket.on('error', () => undefined);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  return { said, port, close: () => server.close() };
}
const smtpTo = (port: number) =>
  createSmtpMail({
    host: '127.0.0.1',
    port,
    user: 'u',
    password: 'p',
    from: 'bill@example.com',
    isOwn: true,
  });
const LETTER: Letter = {
  id: 'letter1',
  to: 'tax@example.com',
  subject: 'Invoice\r\nBcc: all@example.com',
  text: ['<b>hello</b>'],
  attachments: [{ name: 'invoice.pdf', mime: 'application/pdf', content: Buffer.from('%PDF-1.7') }],
};

test('a letter over SMTP has one recipient, the PDF and no header of somebody else', async () => {
  const server = await mailServer();
  await smtpTo(server.port).send(LETTER);
  server.close();
  const all = server.said.join('');
  expect(all.match(/^RCPT TO:.*$/gm)).toEqual(['RCPT TO:<tax@example.com>']);
  expect(all).not.toMatch(/^Bcc:/im);
  expect(all).toMatch(/^Message-ID: <letter1@example\.com>/im);
  expect(all).toMatch(/filename=invoice\.pdf/);
  expect(all).toContain('&lt;b&gt;hello');
});

test('a mailbox that does not exist is refused for good, one that is full for now is tried again', async () => {
  for (const [answer, isFinal] of [
    ['550 no such mailbox', true],
    ['452 mailbox full', false],
  ] as const) {
    const server = await mailServer(answer);
    const error = await smtpTo(server.port)
      .send(LETTER)
      .catch((reason: unknown) => reason);
    server.close();
    expect(error instanceof MailRefused, answer).toBe(isFinal);
  }
});
