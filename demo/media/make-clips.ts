/**
 * Films the drawings of the demo mall: short videos (MP4, H.264 baseline, silent AAC), their covers, and the
 * recordings of live rooms (HLS in fragmented MP4) in public/media. Needs ffmpeg (apt-get install ffmpeg).
 * Run `node demo/media/make-clips.ts` after a change of clips.ts; the results are kept in the repository. With `covers`
 * it draws only the covers, for which it needs no ffmpeg.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { drawGoods, type GoodsPictures } from '#demo/catalogue/draw.ts';
import { CLIPS, FADE_SECONDS, ROOMS, SLIDE_SECONDS, type Clip } from '#demo/media/clips.ts';

const SIZES = { wide: [960, 540], tall: [540, 960] } as const;
const FPS = 25;
/** Drawn larger than shown, so that moving closer does not blur. */
const OVERSIZE = 2;

const onlyCovers = process.argv[2] === 'covers';
const target = join(import.meta.dirname, '../../public/media');
const folder = mkdtempSync(join(tmpdir(), 'clips-'));
const goods = new Map<string, GoodsPictures>();
for await (const row of drawGoods([...CLIPS, ...ROOMS].flatMap((clip) => clip.goods)))
  goods.set(row.code, row);

/** A drawing in the middle of a light ground, as a PNG of the given size. */
async function slide(svg: string, [width, height]: readonly [number, number], name: string): Promise<string> {
  const side = Math.round(Math.min(width, height) * OVERSIZE * 0.86);
  const drawing = await sharp(Buffer.from(svg), { density: 200 })
    .resize(side, side, { fit: 'inside' })
    .flatten({ background: '#ffffff' })
    .toBuffer();
  const file = join(folder, `${name}.png`);
  await sharp({
    create: { width: width * OVERSIZE, height: height * OVERSIZE, channels: 3, background: '#ffffff' },
  })
    .composite([{ input: drawing, gravity: 'center' }])
    .png()
    .toFile(file);
  return file;
}

/** The line at the foot, as a transparent PNG over the whole frame. */
async function caption({ key, title }: Clip, [width, height]: readonly [number, number]): Promise<string> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<rect y="${height - 96}" width="${width}" height="96" fill="#22303F"/>
<rect y="${height - 96}" width="8" height="96" fill="#D81E06"/>
<g font-family="Noto Sans CJK SC, PingFang SC, sans-serif" fill="#fff">
<text x="32" y="${height - 52}" font-size="30" font-weight="600">${title[0]}</text>
<text x="32" y="${height - 20}" font-size="20" fill="#C9D3DE">${title[1]}</text></g></svg>`;
  const file = join(folder, `${key}-caption.png`);
  await sharp(Buffer.from(svg)).png().toFile(file);
  return file;
}

/** Every other slide comes closer while the rest move away; each fades into the next. */
function filterOf(count: number, [width, height]: readonly [number, number]): string {
  const frames = Math.round(SLIDE_SECONDS * FPS);
  const moves = Array.from({ length: count }, (_, at) => {
    const zoom = at % 2 === 0 ? `1+0.16*on/${frames}` : `1.16-0.16*on/${frames}`;
    return `[${at}]zoompan=z='${zoom}':x='iw/2-iw/zoom/2':y='ih/2-ih/zoom/2':d=1:s=${width}x${height}:fps=${FPS}[s${at}]`;
  });
  const fades = Array.from({ length: count - 1 }, (_, at) => {
    const from = at === 0 ? 's0' : `f${at - 1}`;
    const offset = ((at + 1) * (SLIDE_SECONDS - FADE_SECONDS)).toFixed(2);
    return `[${from}][s${at + 1}]xfade=transition=fade:duration=${FADE_SECONDS}:offset=${offset}[f${at}]`;
  });
  return [...moves, ...fades, `[f${count - 2}][${count}]overlay=0:0,format=yuv420p[v]`].join(';');
}

async function film(clip: Clip, output: string[]): Promise<void> {
  if (onlyCovers) return;
  const size = SIZES[clip.shape];
  const drawings = clip.goods.flatMap((key) => {
    const row = goods.get(key);
    if (!row) throw new Error(`${clip.key} names unknown goods: ${key}`);
    return [row.shaded, row.dimension];
  });
  const slides: string[] = [];
  for (const [at, svg] of drawings.entries()) slides.push(await slide(svg, size, `${clip.key}-${at}`));
  const pictures = slides.flatMap((file) => [
    '-loop',
    '1',
    '-framerate',
    `${FPS}`,
    '-t',
    `${SLIDE_SECONDS}`,
    '-i',
    file,
  ]);
  const graph = ['-filter_complex', filterOf(slides.length, size), '-map', '[v]'];
  const sound = ['-map', `${slides.length + 1}:a`, '-c:a', 'aac', '-b:a', '32k', '-shortest'];
  const picture = ['-c:v', 'libx264', '-profile:v', 'baseline', '-level', '3.1', '-crf', '30', '-g', '50'];
  const inputs = [
    ...pictures,
    '-i',
    await caption(clip, size),
    '-f',
    'lavfi',
    '-i',
    'anullsrc=r=44100:cl=mono',
  ];
  execFileSync('ffmpeg', ['-y', '-v', 'error', ...inputs, ...graph, ...sound, ...picture, ...output]);
}

/** Without the line at the foot: whatever shows a cover says the title in the reader's language. */
async function cover(clip: Clip, file: string): Promise<void> {
  const size = SIZES[clip.shape];
  const first = goods.get(clip.goods[0]!)!;
  const ground = await slide(first.shaded, size, `${clip.key}-cover`);
  await sharp(ground).resize(size[0], size[1]).webp({ quality: 76 }).toFile(file);
}

for (const name of ['video', 'live']) mkdirSync(join(target, name), { recursive: true });
for (const clip of CLIPS) {
  const file = join(target, 'video', `${clip.key}.mp4`);
  await film(clip, ['-movflags', '+faststart', file]);
  await cover(clip, join(target, 'video', `${clip.key}.webp`));
  console.log(`public/media/video/${clip.key}.mp4  ${Math.ceil(statSync(file).size / 1024)} KiB`);
}
for (const room of ROOMS) {
  const place = join(target, 'live', room.key);
  mkdirSync(place, { recursive: true });
  await film(room, [
    '-f',
    'hls',
    '-hls_time',
    '4',
    '-hls_playlist_type',
    'vod',
    '-hls_segment_type',
    'fmp4',
    '-hls_fmp4_init_filename',
    'init.mp4',
    '-hls_segment_filename',
    join(place, 'part%d.m4s'),
    join(place, 'index.m3u8'),
  ]);
  await cover(room, join(place, 'cover.webp'));
  console.log(`public/media/live/${room.key}/index.m3u8`);
}
rmSync(folder, { recursive: true });
