/** Sides in pixels of the picture. */
export interface Size {
  width: number;
  height: number;
}
/** A part of a picture, from its left upper corner on. */
export interface Box extends Size {
  x: number;
  y: number;
}
export const CORNERS = ['nw', 'ne', 'sw', 'se'] as const;
export type Corner = (typeof CORNERS)[number];

/** Shortest side of a part: less shows nothing. */
const LEAST = 32;

const between = (value: number, least: number, most: number): number =>
  Math.round(Math.min(Math.max(value, least), most));

/** The largest square in the middle of a picture. */
export function largestSquare({ width, height }: Size): Box {
  const side = Math.min(width, height);
  return {
    x: Math.round((width - side) / 2),
    y: Math.round((height - side) / 2),
    width: side,
    height: side,
  };
}

/** A box elsewhere in its picture. */
export const moved = (box: Box, dx: number, dy: number, picture: Size): Box => ({
  ...box,
  x: between(box.x + dx, 0, picture.width - box.width),
  y: between(box.y + dy, 0, picture.height - box.height),
});

/** A square of the shorter side in the middle of a box. */
export function squared(box: Box, picture: Size): Box {
  const side = Math.min(box.width, box.height);
  const small = { ...box, width: side, height: side };
  return moved(small, (box.width - side) / 2, (box.height - side) / 2, picture);
}

/** A box with one of its corners elsewhere; the corner across stays, and so does a square. */
export function resized(
  box: Box,
  corner: Corner,
  { dx, dy }: { dx: number; dy: number },
  { picture, isSquare }: { picture: Size; isSquare: boolean },
): Box {
  const [isWest, isNorth] = [corner.endsWith('w'), corner.startsWith('n')];
  const [right, bottom] = [box.x + box.width, box.y + box.height];
  const room = {
    width: isWest ? right : picture.width - box.x,
    height: isNorth ? bottom : picture.height - box.y,
  };
  const least = Math.min(LEAST, picture.width, picture.height);
  let width = between(box.width + (isWest ? -dx : dx), least, room.width);
  let height = between(box.height + (isNorth ? -dy : dy), least, room.height);
  if (isSquare) {
    // The direction with the longer pull decides the size.
    const side = Math.abs(dx) >= Math.abs(dy) ? width : height;
    width = height = Math.min(side, room.width, room.height);
  }
  return { x: isWest ? right - width : box.x, y: isNorth ? bottom - height : box.y, width, height };
}
