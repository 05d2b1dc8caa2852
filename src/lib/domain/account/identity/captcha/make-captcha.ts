import { after } from '#lib/kernel/clock.ts';
import { newToken } from '#lib/kernel/ids.ts';
import { CAPTCHA_LENGTH, CAPTCHA_LIFE } from '#lib/kernel/limits.ts';
import { ok, type Result } from '#lib/kernel/result.ts';
import type { Context } from '#lib/domain/context.ts';
import { answerHash } from './answer-hash.ts';
import { addCaptcha } from './captcha.repo.ts';

const picture = {
  size: CAPTCHA_LENGTH,
  // Signs that look like another one are left out.
  ignoreChars: '0oO1iIlLqg9zZ2sS5',
  noise: 2,
  width: 120,
  height: 40,
  fontSize: 42,
};

/** A picture of four characters as a PNG; an SVG would give its outlines to a program. The answer is kept hashed. */
export async function makeCaptcha(
  ctx: Context,
): Promise<Result<{ captcha: string; code: string; key: string }, never>> {
  // They are large and one reads a font; most servers draw few pictures.
  const { default: sharp } = await import('sharp');
  const { default: svgCaptcha } = await import('svg-captcha');
  const { text, data } = svgCaptcha.create(picture);
  const key = newToken();
  const png = await sharp(Buffer.from(data), { density: 144 })
    .flatten({ background: '#ffffff' })
    .png({ palette: true })
    .toBuffer();
  await addCaptcha(ctx.database.db, {
    key,
    answerHash: answerHash(key, text),
    expiresAt: after(ctx.clock.now(), CAPTCHA_LIFE),
  });
  return ok({ captcha: `data:image/png;base64,${png.toString('base64')}`, code: '', key });
}
