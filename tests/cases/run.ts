import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { differences } from './compare';
import { anyCaseSchema } from './format';

const folder = process.env.CASES ?? import.meta.dirname;
let passed = 0;
let failed = 0;
for (const name of readdirSync(folder)
  .filter((file) => file.endsWith('.json'))
  .sort()) {
  const found = check(join(folder, name));
  console.log(`${found.length === 0 ? 'ok  ' : 'FAIL'} ${name}`);
  for (const difference of found) console.log(`       ${difference}`);
  if (found.length === 0) passed += 1;
  else failed += 1;
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;

function check(file: string): string[] {
  try {
    const parsed = anyCaseSchema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
    return parsed.success
      ? differences(parsed.data)
      : [`not a case this version plays: ${parsed.error.issues[0]?.message}`];
  } catch (error) {
    return [`cannot be read: ${error instanceof Error ? error.message : String(error)}`];
  }
}
