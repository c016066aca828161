import { writeFileSync } from 'node:fs';
import { makeTools } from './build/tools/make-tools.ts';
const a=await makeTools(); await new Promise(r=>setTimeout(r,2500)); const b=await makeTools();
for (const t of a) { writeFileSync(`/tmp/tf/${t.id}.${t.extension}`,t.bytes); console.log(t.id,t.bytes.length, b.find(x=>x.id===t.id)!.sha256===t.sha256); }
