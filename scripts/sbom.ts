import { writeFileSync } from 'node:fs';
import { billOfMaterials } from './steps/bill-of-materials.ts';

const [, , path = 'build/sbom.cdx.json'] = process.argv;
const bill = billOfMaterials();
writeFileSync(path, `${JSON.stringify(bill, undefined, 2)}\n`);
console.log(`${path} lists ${bill.components.length} packages.`);
