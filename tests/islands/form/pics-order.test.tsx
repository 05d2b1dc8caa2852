import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { PicsField } from '#islands/media/PicsField.tsx';

afterEach(cleanup);

const words = { add: '添加', remove: '移除', uploading: '上传中', earlier: '前移', later: '后移' };
let prepared: string[] = [];

function Form() {
  const [pics, setPics] = useState(['/a.webp', '/b.webp', '/c.webp']);
  return (
    <PicsField
      id="pics"
      field="goods"
      most={5}
      pics={pics}
      onChange={setPics}
      words={words}
      prepare={async (files) => {
        prepared = files.map(({ name }) => name);
        return files.slice(0, 1).map(() => new File(['part'], 'part.jpg'));
      }}
      send={async (file) => ({ ok: true, value: { path: `/${file.name}` } })}
    />
  );
}
const shown = () => [...document.querySelectorAll('img')].map((image) => image.getAttribute('src'));

test('pictures are put in order by keys, and the button keeps the focus', async () => {
  render(<Form />);
  const user = userEvent.setup();
  screen.getByRole('button', { name: '后移 1' }).focus();
  await user.keyboard('{Enter}');
  expect(shown()).toEqual(['/b.webp', '/a.webp', '/c.webp']);
  expect(document.activeElement?.getAttribute('aria-label')).toBe('后移 2');
  await user.keyboard('{Enter}{Enter}');
  expect(shown()).toEqual(['/b.webp', '/c.webp', '/a.webp']);
});

test('a picture is dragged to the place of another', () => {
  render(<Form />);
  const places = [...document.querySelectorAll('[draggable="true"]')];
  const dataTransfer = { effectAllowed: '', setData: () => undefined };
  fireEvent.dragStart(places[2]!, { dataTransfer });
  fireEvent.dragOver(places[0]!, { dataTransfer });
  fireEvent.drop(places[0]!, { dataTransfer });
  expect(shown()).toEqual(['/c.webp', '/a.webp', '/b.webp']);
});

test('what is sent of chosen files is what was made of them, and no more than there is room for', async () => {
  render(<Form />);
  const files = ['1.jpg', '2.jpg', '3.jpg'].map((name) => new File(['x'], name, { type: 'image/jpeg' }));
  await userEvent.setup().upload(document.querySelector('input[type=file]')!, files);
  expect(await screen.findByRole('button', { name: '后移 4' })).toBeTruthy();
  expect([prepared, shown().at(-1)]).toEqual([['1.jpg', '2.jpg'], '/part.jpg']);
});
