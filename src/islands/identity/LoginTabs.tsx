import type { KeyboardEvent } from 'react';
import { LOGIN_PANELS, type LoginPanel } from '#lib/stores/login-dialog.ts';
import type { Translate } from '#lib/i18n/translate.ts';

interface Props {
  t: Translate;
  panel: LoginPanel;
  /** Id of the element that shows the chosen panel. */
  controls: string;
  onGo: (panel: LoginPanel) => void;
}

/** The three ways to log in; arrow keys go from one to the next. */
export function LoginTabs({ t, panel, controls, onGo }: Props) {
  const tabs = [
    [LOGIN_PANELS.sms, t('identity:tabs.sms')],
    [LOGIN_PANELS.password, t('identity:tabs.password')],
    [LOGIN_PANELS.scan, t('identity:tabs.scan')],
  ] as const;
  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>): void => {
    // Enter submits the panel that is open (specification, section 2), also while the focus is still on its tab.
    if (event.key === 'Enter' && event.currentTarget.getAttribute('aria-selected') === 'true') {
      event.preventDefault();
      document.getElementById(controls)?.querySelector('form')?.requestSubmit();
      return;
    }
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const at = tabs.findIndex(([id]) => id === panel);
    const next = (at + step + tabs.length) % tabs.length;
    event.currentTarget.parentElement?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
    onGo(tabs[next]![0]);
  };
  return (
    <div
      role="tablist"
      aria-label={t('identity:tabs.label')}
      className="flex gap-6 whitespace-nowrap border-b border-line max-[359px]:gap-3"
    >
      {tabs.map(([id, words]) => (
        <button
          key={id}
          type="button"
          role="tab"
          id={`${controls}-tab-${id}`}
          aria-selected={id === panel}
          aria-controls={controls}
          tabIndex={id === panel ? 0 : -1}
          onKeyDown={onKeyDown}
          onClick={() => onGo(id)}
          className={`-mb-px min-h-11 border-b-2 text-16 ${id === panel ? 'border-brand font-medium text-brand' : 'border-transparent text-ink-secondary hover:text-ink'}`}
        >
          {words}
        </button>
      ))}
    </div>
  );
}
