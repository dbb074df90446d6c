import { chromium } from '@playwright/test';
const S='/tmp/w/people-shots/';
const b = await chromium.launch({ executablePath:'/usr/bin/chromium', args:['--no-sandbox'] });
for (const w of [360,768,1280]) {
  const c = await b.newContext({ viewport:{width:w,height:900}, serviceWorkers:'block' });
  const p = await c.newPage(); const errs=[]; p.on('console',m=>{if(['error','warning'].includes(m.type()))errs.push(m.text().slice(0,300))}); p.on('pageerror',e=>errs.push('PE '+e.message.slice(0,300)));
  await p.addInitScript(() => { window.__s=[]; new PerformanceObserver(l=>{for(const e of l.getEntries()) if(!e.hadRecentInput) window.__s.push([Math.round(e.startTime), e.value, e.sources.map(s=>s.node&&(s.node.nodeName+'.'+(s.node.className||'')).slice(0,60)+' '+Math.round(s.previousRect.y)+'>'+Math.round(s.currentRect.y)+' h'+Math.round(s.previousRect.height)+'>'+Math.round(s.currentRect.height))])}).observe({type:'layout-shift',buffered:true}); });
  let hold=true; const wait=[]; await p.route('**/*.js', async r => { if (hold) await new Promise(res=>wait.push(res)); await r.continue(); });
  await p.goto('http://localhost:8105/register',{waitUntil:'commit'});
  await p.getByLabel(/^Surname/).waitFor();
  await p.waitForTimeout(800);
  await p.screenshot({path:`${S}reg-early-${w}.png`, fullPage:w!==768});
  await p.getByLabel(/^Surname/).click(); await p.keyboard.type('OKAFOR');
  await p.locator('select[name=title]').selectOption('Mrs');
  await p.getByLabel(/^Date of Birth/).fill('1/5/61');
  await p.getByLabel(/^Email/).click(); await p.keyboard.type('ngozi@gmial.con');
  await p.getByLabel(/^Firstname/).click(); await p.keyboard.type('Ngozi');
  await p.screenshot({path:`${S}reg-typed-${w}.png`});
  hold=false; wait.forEach(r=>r());
  await p.keyboard.type(' Ada', {delay:150});
  await p.getByRole('button',{name:'Register',exact:true}).waitFor({timeout:90000});
  await p.keyboard.type('!');
  await p.waitForTimeout(500);
  console.log(w, await p.evaluate(()=>({ active: document.activeElement.name, sur: document.querySelector('input[name=surname]').value, first: document.querySelector('input[name=firstName]').value, email: document.querySelector('input[name=email]').value, dob: document.querySelector('input[name=dob]').value, title: document.querySelector('input[name=title]')?.value, shifts: window.__s })));
  await p.screenshot({path:`${S}reg-late-${w}.png`});
  console.log(errs.slice(0,5)); await c.close();
}
await b.close();
