// Finds a Node.js that runs this project, or installs one from the npm registry into tools/node.
import fs from 'node:fs';
import path from 'node:path';
import { at } from './places.mjs';
import { explainAndGiveUp, npm } from './npm.mjs';
import { giveUp } from './say.mjs';
import { hashOf, readStamp, writeStamp } from './stamp.mjs';
import { inTurn } from './turn.mjs';

// The server is TypeScript that Node.js runs as it is, and uses node:sqlite: both settled in 24.
export const neededMajor = 24;
const folder = at('tools/node');
const stamp = path.join(folder, 'node_modules/.stamp');

export const isNewEnough = (version) => Number(version.replace('v', '').split('.')[0]) >= neededMajor;

function installed() {
  const modules = path.join(folder, 'node_modules');
  const program = process.platform === 'win32' ? 'node.exe' : 'node';
  const names = fs.existsSync(modules)
    ? fs.readdirSync(modules).filter((name) => name.startsWith('node-'))
    : [];
  return names.map((name) => path.join(modules, name, 'bin', program)).find((file) => fs.existsSync(file));
}

/** The path of a Node.js that is new enough. */
export async function findNode() {
  if (isNewEnough(process.version)) return process.execPath;
  const key = hashOf(['tools/node/package-lock.json']);
  const current = () => readStamp(stamp) === key && installed();
  return current() || inTurn(async () => current() || install(key));
}

async function install(key) {
  const label = `installing Node.js ${neededMajor} beside the project, because this machine has ${process.version}`;
  const { ok, output } = await npm(process.execPath, ['ci', '--ignore-scripts'], folder, label);
  if (!ok) explainAndGiveUp(`Installing Node.js ${neededMajor}`, output);
  const node = installed();
  if (!node) {
    giveUp(
      `There is no Node.js ${neededMajor} package for ${process.platform}-${process.arch}.`,
      `Install Node.js ${neededMajor} from your system's packages and run the command again.`,
    );
  }
  writeStamp(stamp, key);
  return node;
}
