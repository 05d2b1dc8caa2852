import { tone, type Material } from './metal.ts';
import { project, type View } from './solid.ts';
import { EDGE, num, path, type Pen } from './svg.ts';

/** The half of an ellipsoid that bulges towards the viewer from a base at `at`: a domed head, a cap, a hemisphere. */
export function dome(
  pen: Pen,
  view: View,
  at: number,
  r: number,
  height: number,
  material: Material,
): string {
  const [x] = project(view, at, 0, 0);
  const along = Math.sqrt(1 - view.tilt ** 2);
  const ry = r * view.scale;
  const far = ry * view.tilt;
  const near = Math.hypot(height * view.scale * along, far);
  const d = `M${num(x)} ${num(-ry)}A${num(near)} ${num(ry)} 0 0 1 ${num(x)} ${num(ry)}A${num(far)} ${num(ry)} 0 0 1 ${num(x)} ${num(-ry)}Z`;
  return path(d, { fill: pen.fill(material, 'ball'), stroke: tone(material, 'edge'), 'stroke-width': EDGE });
}
