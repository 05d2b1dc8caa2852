// npm run sbom [-- <file>]: the bill of materials (CycloneDX 1.5) of the lock file; without a file it is printed.
import fs from 'node:fs';
import { billOfMaterials } from '../lib/bill-of-materials.mjs';
import { readArguments, whereCalled } from '../lib/arguments.mjs';
import { at } from '../lib/places.mjs';

const { words } = readArguments('sbom');
const bill = billOfMaterials(JSON.parse(fs.readFileSync(at('package-lock.json'), 'utf8')));
const text = `${JSON.stringify(bill, null, 2)}\n`;
const [file] = words;
if (file) {
  fs.writeFileSync(whereCalled(file), text);
  const running = bill.components.filter((one) => one.scope === 'required').length;
  console.log(`${file}: ${bill.components.length} packages, ${running} of them run in the mall.`);
} else {
  process.stdout.write(text);
}
