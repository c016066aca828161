import { makeTool,toolDefinitions } from './build/tools/make-tools.ts'; import {unzipSync} from 'fflate';
const d=toolDefinitions().find(x=>x.id==='giving-strategies')!; const a=unzipSync((await makeTool(d)).bytes); await new Promise(r=>setTimeout(r,2100)); const b=unzipSync((await makeTool(d)).bytes);
for(const k of new Set([...Object.keys(a),...Object.keys(b)])) if(!a[k]||!b[k]||Buffer.compare(a[k],b[k])) console.log('diff',k,a[k]?.length,b[k]?.length);
for(const k in a) if(k.endsWith('.xlsx')){const x=unzipSync(a[k]!),y=unzipSync(b[k]!); for(const n in x) if(Buffer.compare(x[n]!,y[n]!)) console.log(n)}
