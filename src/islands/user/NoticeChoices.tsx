import { useState } from 'react';
import { EMAIL } from '#lib/contracts/fields.ts';
import { noticeApi, type NoticeChoices as Choices } from '#lib/contracts/notice.ts';
import { NOTICE_WAYS, type NoticePace, type NoticeWay } from '#lib/contracts/states.ts';
import { createT, wireWord, type Messages } from '#lib/i18n/translate.ts';
import { call } from '#lib/stores/call.ts';
import { showRefusal } from '#lib/stores/refusal.ts';
import { toast } from '#lib/stores/toast.ts';
import { useForm } from '#islands/identity/use-form.ts';
import { Button } from '#islands/ui/Button.tsx';
import { Field } from '#islands/ui/Field.tsx';

interface Props {
  i18n: Messages;
  initial: Choices;
}
type Row = Choices['groups'][number];

const PACES = ['off', 'now', 'daily'] as const;

/** Which notices of one's work come by e-mail and SMS too, at once or once a day, and to which address. */
export default function NoticeChoices({ i18n, initial }: Props) {
  const t = createT(i18n);
  const [rows, setRows] = useState(initial.groups);
  const [email, setEmail] = useState(initial.email);
  const [isOpen, setOpen] = useState(false);
  const ways = NOTICE_WAYS.filter((way) => (way === 'mail' ? initial.has_mail : initial.has_sms));

  const choose = async (row: Row, way: NoticeWay, pace: NoticePace | 'off'): Promise<void> => {
    if (way === 'mail' && pace !== 'off' && !email) return setOpen(true);
    const before = rows;
    setRows(rows.map((one) => (one.group === row.group ? { ...one, [way]: pace } : one)));
    const result = await call(noticeApi.choose, { group: row.group, way, pace });
    if (result.ok) return toast(t('user:notice_ways.saved'), 'success');
    setRows(before);
    showRefusal(result.failure);
  };

  return (
    <section className="mt-4 border-t border-line pt-4" aria-labelledby="notice-ways">
      <h3 id="notice-ways" className="scroll-mt-20 font-semibold">
        {t('user:notice_ways.title')}
      </h3>
      <p className="text-14 text-ink-secondary">
        {t(ways.length > 0 ? 'user:notice_ways.hint' : 'user:notice_ways.none')}
      </p>
      {initial.has_mail && (
        <p className="mt-3 flex flex-wrap items-center gap-x-3 text-14">
          <span className="text-ink-secondary">{t('user:notice_ways.email')}</span>
          <span className="min-w-0 [overflow-wrap:anywhere]" data-notice-email>
            {email || t('user:notice_ways.no_email')}
          </span>
          {!isOpen && (
            <Button kind="text" onClick={() => setOpen(true)}>
              {t(email ? 'user:notice_ways.change' : 'user:notice_ways.add')}
            </Button>
          )}
        </p>
      )}
      {isOpen && (
        <EmailForm
          i18n={i18n}
          onDone={(confirmed) => {
            setEmail(confirmed);
            setOpen(false);
          }}
        />
      )}
      {ways.length > 0 && (
        <ul className="mt-2">
          {rows.map((row) => (
            <li
              key={row.group}
              className="grid grid-cols-2 items-center gap-x-4 gap-y-1 border-b border-line py-2 last:border-0"
            >
              <span className="col-span-2 text-14">{wireWord(t, 'user:notice_ways.group', row.group)}</span>
              {ways.map((way) => (
                <label key={way} className="flex items-center gap-2 text-14 text-ink-secondary">
                  {t(`user:notice_ways.${way}`)}
                  <select
                    className="min-h-9 min-w-0 flex-1 rounded border border-line bg-white px-2 text-14 text-ink max-md:min-h-11"
                    aria-label={`${wireWord(t, 'user:notice_ways.group', row.group)} ${t(`user:notice_ways.${way}`)}`}
                    value={row[way]}
                    onChange={(event) => {
                      const pace = PACES.find((one) => one === event.currentTarget.value);
                      if (pace) void choose(row, way, pace);
                    }}
                  >
                    {PACES.map((pace) => (
                      <option key={pace} value={pace}>
                        {t(`user:notice_ways.pace.${pace}`)}
                      </option>
                    ))}
                  </select>
                </label>
              ))}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** An address and the code that it was sent. */
function EmailForm({ i18n, onDone }: { i18n: Messages; onDone: (email: string) => void }) {
  const t = createT(i18n);
  const [isSent, setSent] = useState(false);
  const form = useForm(
    t,
    { email: '', code: '' },
    {
      email: ({ email }) => (EMAIL.test(email.trim()) ? undefined : 'notice.email'),
      code: ({ code }) => (!isSent || code.trim() ? undefined : 'code.wrong'),
    },
  );
  const submit = form.submitting(async () => {
    const email = form.values.email.trim();
    if (!isSent) {
      const asked = await call(noticeApi.email, { email });
      if (!asked.ok) return form.refuse({ ...asked.failure, field: 'email' }, 'failures:system.error');
      setSent(true);
      return toast(t('user:notice_ways.sent'), 'success');
    }
    const result = await call(noticeApi.confirmEmail, { code: form.values.code.trim() });
    if (!result.ok) return form.refuse({ ...result.failure, field: 'code' }, 'failures:system.error');
    toast(t('user:notice_ways.confirmed'), 'success');
    onDone(result.value.email);
  });
  return (
    <form id={form.id} onSubmit={submit} noValidate className="mt-2 grid max-w-sm gap-3">
      <Field
        {...form.field('email')}
        onChange={(event) => {
          setSent(false);
          form.set('email', event.currentTarget.value);
        }}
        label={t('user:notice_ways.email')}
        type="email"
        autoComplete="email"
        maxLength={100}
      />
      {isSent && (
        <Field
          {...form.field('code')}
          label={t('user:notice_ways.code')}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={12}
        />
      )}
      <Button type="submit" kind="line" className="justify-self-start" pending={form.pending}>
        {t(isSent ? 'user:notice_ways.confirm' : 'user:notice_ways.send')}
      </Button>
    </form>
  );
}
