// Editors: one changed article among 10,000, from the command to the page that shows it, with the mall running.
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { serverArgs, serverEnvironment } from '../../scripts/lib/server.mjs';
import { startSite } from '../support/site.ts';
import { report } from './measure.ts';

const ARTICLES = Number(process.env['BENCH_ARTICLES'] ?? 10_000);
const RUNS = 5;
const GOAL_MS = 2000;

const root = mkdtempSync(path.join(tmpdir(), 'mall-content-'));
const folder = path.join(root, 'src/content/news');
mkdirSync(folder, { recursive: true });

function write(at: number, title: string): void {
  const name = `report-${at}`;
  const day = new Date(Date.UTC(2020, 0, 1 + (at % 2000))).toISOString();
  for (const locale of ['zh-CN', 'en-US']) {
    const front = [
      `slug: ${name}`,
      'category: market',
      `title: "${title} ${locale}"`,
      'synopsis: "Wire rod, scrap and freight of the week"',
      'author: "Market desk"',
      `published_at: "${day}"`,
      'cover: chart',
    ];
    const body = Array.from({ length: 12 }, (_, line) => `Paragraph ${line} of ${title}: prices held.`);
    writeFileSync(
      path.join(folder, `${name}.${locale}.md`),
      `---\n${front.join('\n')}\n---\n\n${body.join('\n\n')}\n`,
    );
  }
}

/** Runs the command to its end; answers how long it took. */
async function publish(url: string, dataDir: string): Promise<number> {
  const startedAt = performance.now();
  const child = spawn(process.execPath, serverArgs('content.ts', ['--root', root]), {
    env: { ...process.env, ...serverEnvironment, CONTENT_URL: url, DATA_DIR: dataDir },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const code = await new Promise((resolve) => child.once('exit', resolve));
  if (code !== 0) throw new Error(`npm run content ended with ${String(code)}`);
  return performance.now() - startedAt;
}

const site = await startSite();
const memory = mkdtempSync(path.join(tmpdir(), 'mall-content-memory-'));
try {
  for (let at = 0; at < ARTICLES; at += 1) write(at, `Report ${at}`);
  const whole = await publish(site.url, memory);
  const times = [];
  for (let run = 0; run < RUNS; run += 1) {
    write(run, `Changed report ${run}`);
    times.push(await publish(site.url, memory));
  }
  const news = await (await fetch(`${site.url}/api/article/list?limit=1`)).json();
  if (!news) throw new Error('The mall does not answer');
  const median = times.toSorted((a, b) => a - b)[Math.floor(RUNS / 2)] ?? 0;
  report([
    {
      what: `${ARTICLES} articles in two languages, published for the first time`,
      figure: `${(whole / 1000).toFixed(1)} s`,
      goal: '–',
      isReached: true,
    },
    {
      what: `one change among ${ARTICLES} articles, from the command to the page`,
      figure: `${Math.round(median)} ms`,
      goal: `≤ ${GOAL_MS} ms`,
      isReached: median <= GOAL_MS,
    },
  ]);
} finally {
  await site.stop();
  for (const place of [root, memory]) rmSync(place, { recursive: true, force: true });
}
