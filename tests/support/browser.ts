// The browser of the end-to-end tests, and a font that has Chinese characters.
import { execFileSync, spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { accessSync, constants, existsSync } from 'node:fs';
import path from 'node:path';
import { aptInstall, canInstall } from './apt.ts';

export interface FoundBrowser {
  /** The program; undefined means Playwright's own. */
  executable: string | undefined;
  origin: string;
}

/**
 * The engine without a window and what belongs to one: the same pages for a third less processor time. It fetches no
 * page ahead and keeps none to go back to.
 */
const WITHOUT_WINDOW = 'chromium-headless-shell';
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'msedge'];
const usualPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false; // not there, or not to be run
  }
}

/** Where programs of these names could be, by name and then by place. */
function placesOf(programs: string[]): string[] {
  const searched = (process.env.PATH ?? '').split(path.delimiter);
  const folders = [...searched, '/usr/bin', '/usr/local/bin', '/snap/bin'];
  return programs.flatMap((name) => folders.map((folder) => path.join(folder, name)));
}

/** A whole Chromium or Chrome on this machine: CHROMIUM_PATH, the search path, the usual places. */
export function findBrowser(): string | undefined {
  const given = process.env.CHROMIUM_PATH;
  const isWhole = given && path.basename(given) !== WITHOUT_WINDOW;
  return [...(isWhole ? [given] : []), ...placesOf(names), ...usualPlaces].find(isProgram);
}

/** The one without a window, unless CHROMIUM_PATH names another. */
const findWithoutWindow = (): string | undefined =>
  process.env.CHROMIUM_PATH ? undefined : placesOf([WITHOUT_WINDOW]).find(isProgram);

/** Any that is there, with a window or without: for programs that only open pages. */
export const findAnyBrowser = (): string | undefined =>
  process.env.CHROMIUM_PATH || findBrowser() || findWithoutWindow();

/** True when some installed font has Chinese; without one a bare machine draws boxes. */
export function hasChineseFont(): boolean {
  if (process.platform !== 'linux') return true;
  const answer = spawnSync('fc-list', [':lang=zh', 'family'], { encoding: 'utf8' });
  return answer.status === 0 && answer.stdout.trim() !== '';
}

function installPlaywrightsOwn(): string | undefined {
  const cli = createRequire(import.meta.url)
    .resolve('playwright/package.json')
    .replace('package.json', 'cli.js');
  try {
    execFileSync(process.execPath, [cli, 'install', 'chromium'], {
      stdio: ['ignore', 'inherit', 'inherit'],
      timeout: 300_000,
    });
    return undefined;
  } catch {
    return "Playwright's own browser could not be downloaded";
  }
}

/** Finds or installs a browser and a Chinese font; the reason when there is no browser. */
export async function prepareBrowser(): Promise<FoundBrowser | { reason: string }> {
  const isChosen = process.env.CHROMIUM_PATH || findWithoutWindow();
  // By itself, since not every distribution has it.
  if (!isChosen && canInstall()) await aptInstall([WITHOUT_WINDOW]);
  const missing = [
    // Some tests need the whole one.
    ...(findBrowser() ? [] : ['chromium']),
    ...(hasChineseFont() ? [] : ['fontconfig', 'fonts-noto-cjk']),
  ];
  const problem = missing.length && canInstall() ? await aptInstall(missing) : undefined;
  if (!hasChineseFont()) {
    process.stderr.write(
      '> no font with Chinese characters: pictures will show boxes (Debian: apt install fonts-noto-cjk)\n',
    );
  }
  const executable = findWithoutWindow() ?? findBrowser();
  if (executable) return { executable, origin: executable };
  if (existsSync(playwrightsOwn())) return { executable: undefined, origin: "Playwright's own Chromium" };
  const failure = installPlaywrightsOwn();
  if (!failure) return { executable: undefined, origin: "Playwright's own Chromium" };
  return {
    reason: [problem, failure, 'install Chrome or set CHROMIUM_PATH to a Chromium']
      .filter(Boolean)
      .join('; '),
  };
}

function playwrightsOwn(): string {
  const { chromium } = createRequire(import.meta.url)('playwright') as typeof import('playwright');
  return chromium.executablePath();
}
