// The application of a merchant in the browser.
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { SettleForm } from '#islands/intention/SettleForm.tsx';
import type { Messages } from '#lib/i18n/translate.ts';
import { openBackend, success } from './account-backend.ts';
import common from '../../locales/zh-CN/common.json';
import failures from '../../locales/zh-CN/failures.json';
import identity from '../../locales/zh-CN/identity.json';
import intention from '../../locales/zh-CN/intention.json';

const zh: Messages = { locale: 'zh-CN', words: { common, failures, identity, intention } };

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('what is missing of texts and of papers is said at once', () => {
  openBackend({ '/api/captcha': success({ captcha: '', code: '', key: 'K1' }) });
  render(<SettleForm i18n={zh} categories={[]} types={[]} onDone={() => {}} />);
  fireEvent.click(screen.getByRole('checkbox'));
  fireEvent.click(screen.getByRole('button', { name: intention.submit }));
  for (const words of [failures.intention.mer_name, failures.intention.category, failures.intention.images])
    expect(screen.getByText(words)).toBeTruthy();
});
