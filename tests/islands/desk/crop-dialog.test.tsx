import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Box } from '#islands/desk/crop/crop-box.ts';
import { CropDialog } from '#islands/desk/crop/CropDialog.tsx';
import { createT } from '#lib/i18n/translate.ts';
import common from '../../../locales/zh-CN/common.json';
import desk from '../../../locales/zh-CN/desk.json';

const t = createT({ locale: 'zh-CN', words: { common, desk } });
const onCut = vi.fn<(box: Box) => void>();
const onWhole = vi.fn<() => void>();
const open = () =>
  render(
    <CropDialog
      t={t}
      picture={{ src: '/a.jpg', width: 800, height: 600 }}
      place="1 / 2"
      isKept={false}
      onCut={onCut}
      onWhole={onWhole}
      onAllWhole={() => undefined}
      onClose={() => undefined}
    />,
  );
beforeEach(() => {
  onCut.mockClear();
  onWhole.mockClear();
});
afterEach(cleanup);

test('with keys alone a part is moved, made smaller and taken; at first it is the largest square', async () => {
  open();
  const user = userEvent.setup();
  expect(document.activeElement?.getAttribute('aria-label')).toBe('裁剪框');
  expect(screen.getByText('600 × 600 像素')).toBeTruthy();
  await user.keyboard('{ArrowRight}{Shift>}{ArrowLeft}{/Shift}');
  await user.tab();
  await user.tab();
  await user.tab();
  await user.tab();
  expect(document.activeElement?.getAttribute('aria-label')).toBe('右下角');
  await user.keyboard('{Shift>}{ArrowUp}{/Shift}{ArrowLeft}');
  expect(screen.getByText('534 × 534 像素')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: '裁剪' }));
  expect(onCut).toHaveBeenCalledWith({ x: 46, y: 0, width: 534, height: 534 });
});

test('a free shape has sides of its own, and becomes a square again', async () => {
  open();
  const user = userEvent.setup();
  await user.click(screen.getByRole('radio', { name: '自由' }));
  screen.getByRole('button', { name: '左上角' }).focus();
  await user.keyboard('{Shift>}{ArrowDown}{/Shift}');
  expect(screen.getByText('600 × 540 像素')).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: '方形' }));
  expect(screen.getByText('540 × 540 像素')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: '使用原图' }));
  expect(onWhole).toHaveBeenCalledOnce();
});
