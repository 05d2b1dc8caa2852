import { useState } from 'react';
import { identityApi, type SessionView } from '#lib/contracts/identity.ts';
import type { FactorState } from '#lib/contracts/second-factor.ts';
import { createT, type Messages } from '#lib/i18n/translate.ts';
import { logOut, refreshUser } from '#lib/stores/auth.ts';
import { call } from '#lib/stores/call.ts';
import { showRefusal } from '#lib/stores/refusal.ts';
import { Button } from '#islands/ui/Button.tsx';
import { Dialog } from '#islands/ui/Dialog.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { PhoneForm } from './PhoneForm.tsx';
import { SecondFactor } from './SecondFactor.tsx';
import { Sessions } from './Sessions.tsx';

interface Props {
  i18n: Messages;
  phone: string;
  hasPassword: boolean;
  /** The password is still the one that was sent when the store opened. */
  mustChange?: boolean;
  /** Codes are sent by SMS; without them neither phone nor password can be changed here. */
  hasSms?: boolean;
  sessions: SessionView[];
  /** Null when the state of the second factor could not be read. */
  factor: FactorState | null;
}

const row = 'flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-4';
const masked = (phone: string): string => phone.replace(/^(\d{3})\d{4}/, '$1****');

/** Phone, password, where the account is logged in, and the way out. */
export default function Security({
  i18n,
  phone: initialPhone,
  hasPassword,
  mustChange = false,
  hasSms = true,
  sessions,
  factor,
}: Props) {
  const t = createT(i18n);
  const [phone, setPhone] = useState(initialPhone);
  const [isSet, setSet] = useState(hasPassword);
  const [isInitial, setInitial] = useState(mustChange);
  const [list, setList] = useState(sessions);
  const [open, setOpen] = useState<'phone' | 'password' | null>(null);
  const close = (): void => setOpen(null);

  const reload = async (): Promise<void> => {
    const result = await call(identityApi.sessions);
    if (result.ok) setList(result.value.list);
    else showRefusal(result.failure);
  };
  const done = (): void => {
    close();
    void refreshUser();
    // A change of the phone or the password ends the other sessions.
    void reload();
  };

  const change = (what: 'phone' | 'password', label: string) =>
    hasSms ? (
      <Button kind="line" onClick={() => setOpen(what)}>
        {label}
      </Button>
    ) : (
      <span className="w-full text-14 text-ink-secondary">{t(`identity:no_sms.${what}`)}</span>
    );

  return (
    <>
      {isInitial && (
        <p role="status" className="mt-3 rounded bg-warning-tint px-3 py-2 text-14 text-warning">
          {t('user:must_change')}
        </p>
      )}
      <div className={row}>
        <span className="w-28 text-ink-secondary max-sm:w-full">{t('identity:phone')}</span>
        <span className="min-w-0 flex-1 basis-28">{masked(phone)}</span>
        {change('phone', t('user:change_phone'))}
      </div>
      <div className={row}>
        <span className="w-28 text-ink-secondary max-sm:w-full">{t('identity:password')}</span>
        <span className="min-w-0 flex-1">{t(isSet ? 'user:password_set' : 'user:password_unset')}</span>
        {change('password', t('user:change_password'))}
      </div>
      {factor && <SecondFactor t={t} initial={factor} onChanged={() => void reload()} />}
      <Sessions t={t} locale={i18n.locale} list={list} onChanged={() => void reload()} />
      <Button kind="line" onClick={() => void logOut()}>
        {t('shell:menu.logout')}
      </Button>
      {open === 'phone' && (
        <Dialog label={t('user:change_phone')} closeLabel={t('common:close')} onClose={close}>
          <PhoneForm
            t={t}
            phone={phone}
            onChanged={(changed) => {
              setPhone(changed);
              done();
            }}
          />
        </Dialog>
      )}
      {open === 'password' && (
        <Dialog label={t('user:change_password')} closeLabel={t('common:close')} onClose={close}>
          <PasswordForm
            t={t}
            phone={phone}
            onChanged={() => {
              setSet(true);
              setInitial(false);
              done();
            }}
          />
        </Dialog>
      )}
    </>
  );
}
