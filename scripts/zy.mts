import sharp from 'sharp'; import { readdirSync } from 'node:fs';
const sets={deck:/exit|giving/,word:/rd-|captive|asset|retainer/,sheet:/cost-seg/};
for (const [k,re] of Object.entries(sets)) { const fs=readdirSync('/tmp/tf').filter(f=>f.endsWith('.png')&&re.test(f)&&!f.startsWith('m-')).sort();
 const w=k==='deck'?440:400, h=k==='deck'?248:k==='sheet'?310:440, per=k==='deck'?4:4;
 const items=await Promise.all(fs.map(async(f,i)=>({input:await sharp('/tmp/tf/'+f).resize({width:w-6,height:h-6,fit:'inside'}).toBuffer(),left:(i%per)*w,top:Math.floor(i/per)*h})));
 await sharp({create:{width:w*per,height:h*Math.ceil(fs.length/per),channels:3,background:'#888'}}).composite(items).png().toFile(`/tmp/tf/m-${k}.png`); }
