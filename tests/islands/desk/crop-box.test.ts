// The part of a picture that is kept stays inside of it, whichever way it is moved or pulled.
import { expect, test } from 'vitest';
import { largestSquare, moved, resized, squared } from '#islands/desk/crop/crop-box.ts';

const picture = { width: 800, height: 600 };
const whole = { x: 0, y: 0, ...picture };

test('it begins as the largest square in the middle', () => {
  expect(largestSquare(picture)).toEqual({ x: 100, y: 0, width: 600, height: 600 });
  expect(largestSquare({ width: 30, height: 90 })).toEqual({ x: 0, y: 30, width: 30, height: 30 });
});

test('it is moved as far as the edges', () => {
  const box = { x: 100, y: 100, width: 200, height: 300 };
  expect(moved(box, 50, -20, picture)).toEqual({ ...box, x: 150, y: 80 });
  expect(moved(box, 9999, 9999, picture)).toEqual({ ...box, x: 600, y: 300 });
  expect(moved(box, -9999, -9999, picture)).toEqual({ ...box, x: 0, y: 0 });
});

test('a corner is pulled while the corner across stays', () => {
  const box = { x: 100, y: 100, width: 200, height: 300 };
  const free = { picture, isSquare: false };
  expect(resized(box, 'se', { dx: 50, dy: 10 }, free)).toEqual({ ...box, width: 250, height: 310 });
  expect(resized(box, 'nw', { dx: 50, dy: 10 }, free)).toEqual({ x: 150, y: 110, width: 150, height: 290 });
  expect(resized(box, 'ne', { dx: 9999, dy: -9999 }, free)).toEqual({
    x: 100,
    y: 0,
    width: 700,
    height: 400,
  });
  // It never turns over, and never becomes nothing.
  expect(resized(box, 'sw', { dx: 9999, dy: -9999 }, free)).toEqual({
    x: 268,
    y: 100,
    width: 32,
    height: 32,
  });
});

test('a square stays a square, also where one side has no more room', () => {
  const square = { picture, isSquare: true };
  const box = { x: 100, y: 100, width: 200, height: 200 };
  expect(resized(box, 'se', { dx: 50, dy: 0 }, square)).toEqual({ ...box, width: 250, height: 250 });
  expect(resized(box, 'se', { dx: 9999, dy: 0 }, square)).toEqual({ ...box, width: 500, height: 500 });
  expect(resized(box, 'nw', { dx: 0, dy: -60 }, square)).toEqual({ x: 40, y: 40, width: 260, height: 260 });
  expect(squared(whole, picture)).toEqual({ x: 100, y: 0, width: 600, height: 600 });
});
