/** The one palette. Six tones each: gloss, light, body, shade, deep, and the colour of edges. */
const PALETTE = {
  steel: ['#FFFFFF', '#E4E8EC', '#B9C0C8', '#868F99', '#59626C', '#3B434C'],
  stainless: ['#FFFFFF', '#ECEEF0', '#C6CBD0', '#959CA3', '#6B727A', '#464D54'],
  zinc: ['#FFFFFF', '#E2EAF2', '#B4C3D2', '#8196AA', '#566A7F', '#38495B'],
  yellowZinc: ['#FFFBE6', '#F0DFA0', '#CFB25C', '#A0823A', '#6E5A2C', '#4B3E20'],
  blackOxide: ['#A9AFB7', '#6D747D', '#454B53', '#2C3138', '#1B1F24', '#101317'],
  castIron: ['#C9CDD2', '#9AA0A7', '#737A82', '#535960', '#393E44', '#25292E'],
  chrome: ['#FFFFFF', '#F4F7FA', '#C2CAD3', '#7C8793', '#48525D', '#333B44'],
  aluminium: ['#FFFFFF', '#F0F2F4', '#D6DADE', '#B0B6BC', '#8A9198', '#5F666D'],
  brass: ['#FFF8DC', '#F2D98B', '#D3AC4E', '#A27C2C', '#6F531C', '#4D3A14'],
  bronze: ['#FCE6C8', '#E0B57E', '#B98448', '#8A5D2C', '#5F3E1B', '#422B12'],
  copper: ['#FFE9DC', '#F0B898', '#CF8460', '#9C5838', '#6B3A23', '#4B2817'],
  gold: ['#FFFDF0', '#FBE9A8', '#E2BE55', '#B28B2A', '#7A5E1A', '#544011'],
  rubber: ['#8C9199', '#565B62', '#363A40', '#24272B', '#15171A', '#0B0C0E'],
  black: ['#7D838B', '#4C5158', '#33373C', '#232629', '#17191B', '#0C0D0E'],
  grey: ['#F5F6F7', '#D5D8DB', '#A9AEB3', '#7F858B', '#5A6066', '#40454A'],
  white: ['#FFFFFF', '#FBFCFC', '#ECEEF0', '#CBD0D5', '#A3A9B0', '#7A8188'],
  ivory: ['#FFFFFF', '#FBF7EC', '#EEE6D2', '#D2C7AB', '#A99D80', '#7F755E'],
  red: ['#FFD5CD', '#F0705C', '#D23A26', '#A32517', '#6F170D', '#4F0F08'],
  orange: ['#FFE7CC', '#F9AC5A', '#EC8420', '#B85F10', '#7F400A', '#5A2D06'],
  yellow: ['#FFFBD6', '#FCE36A', '#F0C31E', '#BF960E', '#856708', '#5F4A05'],
  green: ['#D5F2DF', '#6CC28A', '#2F9657', '#1D6E3D', '#114927', '#0B331B'],
  blue: ['#D6E6FB', '#6FA4E4', '#2F6FC2', '#1E4F91', '#133564', '#0D2547'],
  navy: ['#B9C8DC', '#5F7FA8', '#33557F', '#223C5C', '#15273D', '#0E1A2A'],
  teal: ['#CFF0F0', '#5FBBBD', '#2A8F93', '#1B6A6E', '#10484B', '#0A3234'],
  brown: ['#E8CDB8', '#B07E5A', '#865534', '#613B22', '#412615', '#2D1A0E'],
  wood: ['#F8E8CC', '#E6C795', '#CDA468', '#A47C44', '#75562C', '#523C1E'],
  kraft: ['#F3E2C8', '#E0C39A', '#C9A575', '#A38153', '#755B39', '#534027'],
  carbide: ['#D9DCE0', '#A5ABB3', '#7C838C', '#5A6068', '#3D4249', '#292D32'],
  tin: ['#FFFFFF', '#F1F3F3', '#D4D8D9', '#A4AAAD', '#767D81', '#4F565A'],
  clear: ['#FFFFFF', '#F2F9FC', '#DDEDF4', '#BFD7E2', '#98B7C6', '#6E8E9E'],
} as const satisfies Record<string, readonly [string, string, string, string, string, string]>;

export type Material = keyof typeof PALETTE;
export type Tone = 'gloss' | 'light' | 'body' | 'shade' | 'deep' | 'edge';
/**
 * How a surface stands in the light from the upper left:
 * `round` a cylinder lying along x, `post` a cylinder standing along y, `face` a flat side towards the viewer,
 * `end` a turned end face, `bore` the inside of a hole, `ball` a sphere, `groove` the root of a thread, `top` and
 * `side` the upper and the right-hand side of a block.
 */
export type Shading = 'round' | 'post' | 'face' | 'end' | 'bore' | 'ball' | 'groove' | 'top' | 'side';

const ORDER: readonly Tone[] = ['gloss', 'light', 'body', 'shade', 'deep', 'edge'];

export function tone(material: Material, name: Tone): string {
  return PALETTE[material][ORDER.indexOf(name)] ?? '#000';
}

const channel = (hex: string, at: number): number => Number.parseInt(hex.slice(at, at + 2), 16);

/** The colour half-way and so on between two hex colours. */
export function mix(from: string, to: string, share: number): string {
  const parts = [1, 3, 5].map((at) => {
    const value = Math.round(channel(from, at) + (channel(to, at) - channel(from, at)) * share);
    return value.toString(16).padStart(2, '0');
  });
  return `#${parts.join('')}`;
}

/** Colour of a flat face that catches `light` between 0 (turned away) and 1 (square to the light). */
export function lit(material: Material, light: number): string {
  const tones = [
    tone(material, 'deep'),
    tone(material, 'shade'),
    tone(material, 'body'),
    tone(material, 'light'),
  ];
  const place = Math.min(Math.max(light, 0), 0.999) * (tones.length - 1);
  const index = Math.floor(place);
  return mix(tones[index] ?? '#000', tones[index + 1] ?? '#fff', place - index);
}

type Stop = readonly [at: number, tone: Tone];

const CYLINDER: readonly Stop[] = [
  [0, 'shade'],
  [0.1, 'body'],
  [0.27, 'gloss'],
  [0.4, 'light'],
  [0.58, 'body'],
  [0.8, 'shade'],
  [0.93, 'deep'],
  [1, 'shade'],
];
const STOPS: Record<Shading, readonly Stop[]> = {
  round: CYLINDER,
  post: CYLINDER,
  face: [
    [0, 'gloss'],
    [0.35, 'light'],
    [1, 'body'],
  ],
  end: [
    [0, 'light'],
    [0.3, 'gloss'],
    [0.5, 'light'],
    [0.72, 'body'],
    [1, 'light'],
  ],
  bore: [
    [0, 'edge'],
    [0.3, 'deep'],
    [0.62, 'shade'],
    [0.85, 'light'],
    [1, 'body'],
  ],
  ball: [
    [0, 'gloss'],
    [0.18, 'light'],
    [0.5, 'body'],
    [0.8, 'shade'],
    [1, 'deep'],
  ],
  groove: [
    [0, 'edge'],
    [0.12, 'deep'],
    [0.3, 'body'],
    [0.45, 'shade'],
    [0.7, 'deep'],
    [1, 'edge'],
  ],
  top: [
    [0, 'gloss'],
    [1, 'light'],
  ],
  side: [
    [0, 'shade'],
    [1, 'deep'],
  ],
};
const DIRECTION: Record<Shading, string> = {
  round: 'x2="0" y2="1"',
  post: 'x2="1" y2="0"',
  face: 'x2=".9" y2="1"',
  end: 'x2="1" y2="1"',
  bore: 'x2="1" y2=".8"',
  ball: 'cx=".36" cy=".32" r=".72"',
  groove: 'x2="0" y2="1"',
  top: 'x2="1" y2=".3"',
  side: 'x2=".4" y2="1"',
};

/** The `<linearGradient>` or `<radialGradient>` that paints a material. */
export function gradient(id: string, material: Material, shading: Shading): string {
  const name = shading === 'ball' ? 'radialGradient' : 'linearGradient';
  const stops = STOPS[shading].map(([at, of]) => `<stop offset="${at}" stop-color="${tone(material, of)}"/>`);
  return `<${name} id="${id}" ${DIRECTION[shading]}>${stops.join('')}</${name}>`;
}
