// Marks of the charts of the desks.
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Columns } from '#islands/desk/chart/Columns.tsx';

afterEach(cleanup);

test.each([
  [0, ['2', '1']],
  [1, ['2', '1']],
  [3, ['4', '2']],
  [5, ['6', '3']],
  [13, ['20', '10']],
  [8534, ['10000', '5000']],
])('the marks of a chart of counts up to %i stand where they say', (most, marks) => {
  const bars = [
    { name: 'a', up: most },
    { name: 'b', up: 0 },
  ];
  const { container } = render(
    <Columns label="chart" up="up" bars={bars} say={(value) => value.toFixed(0)} />,
  );
  expect([...container.querySelectorAll('text')].map((text) => text.textContent).slice(0, 2)).toEqual(marks);
});
