import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { GoodsDocuments } from '#islands/desk/screens/merchant/parts/GoodsDocuments.tsx';
import type { Drawing } from '#islands/desk/screen.ts';
import type { FormDocument } from '#lib/contracts/goods-form.ts';
import { createT } from '#lib/i18n/translate.ts';
import desk from '../../../locales/zh-CN/desk.json';
import goods from '../../../locales/zh-CN/goods.json';

afterEach(cleanup);

const t = createT({ locale: 'zh-CN', words: { desk, goods } });
const draw: Drawing = {
  t,
  w: (key, vars) => t(`goods:form.${key}` as never, vars),
  locale: 'zh-CN',
  now: '',
};
const one = (name: string): FormDocument => ({ path: `/${name}.pdf`, name, kind: 'sheet', bytes: 2000 });

function Form() {
  const [documents, setDocuments] = useState([one('甲'), one('乙'), one('丙')]);
  return (
    <GoodsDocuments documents={documents} onChange={setDocuments} errorOf={() => undefined} draw={draw} />
  );
}
const names = () =>
  screen.getAllByRole('textbox', { name: /名称/ }).map((input) => (input as HTMLInputElement).value);

test('documents are put in order by keys, and the button keeps the focus until the end', async () => {
  render(<Form />);
  const user = userEvent.setup();
  screen.getByRole('button', { name: '第 3 份资料前移' }).focus();
  await user.keyboard('{Enter}');
  expect(names()).toEqual(['甲', '丙', '乙']);
  await user.keyboard('{Enter}');
  expect(names()).toEqual(['丙', '甲', '乙']);
  expect(document.activeElement?.getAttribute('aria-label')).toBe('第 1 份资料前移');
  // It is the first: nothing happens, and nothing is lost.
  await user.keyboard('{Enter}');
  expect(names()).toEqual(['丙', '甲', '乙']);
});

test('a document is named, told what it is, and taken away', async () => {
  render(<Form />);
  const user = userEvent.setup();
  await user.clear(screen.getByRole('textbox', { name: '第 2 份资料的名称' }));
  await user.type(screen.getByRole('textbox', { name: '第 2 份资料的名称' }), 'CE');
  await user.selectOptions(screen.getByRole('combobox', { name: '第 2 份资料的类型' }), '证书');
  await user.click(screen.getByRole('button', { name: '删除资料“甲”' }));
  expect(names()).toEqual(['CE', '丙']);
  expect((screen.getAllByRole('combobox')[0] as HTMLSelectElement).value).toBe('certificate');
});
