import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { text as readText } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { SMTPServer } from 'smtp-server';
import { path } from './bench-page.mjs';
import { loadWith, median } from './load.mjs';
import { memoryOf, startServer, stop, untilIdle } from './processes.mjs';
import { startSite } from './start.mjs';

/** Submissions a second, and for how many seconds. */
const pace = 100;
const seconds = 60;
const crowd = 1000;
const large = 9_400_000;
const quotePage = '/formulieren/offerte';

const ms = (time) => `${time.toFixed(0)} ms`;
const at = (times, share) => times.toSorted((one, other) => one - other)[Math.floor(times.length * share)];

const answers = {
  contactPerson: 'Noor de Vries',
  gender: 'female',
  'correspondence.street': 'Kerkstraat 1',
  'correspondence.postcode': '1234 AB',
  'correspondence.city': 'Oudewal',
  phone: '030 123 45 67',
  alreadyInsured: 'no',
  message: 'Wij zoeken een verzekering voor onze kerk.',
};

const agent = new Agent({ keepAlive: true, maxSockets: Infinity });

/** Sends a contact form, each from an address of its own: one alone may send thirty an hour. */
async function submit({ port, token }, number, files = []) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...answers, email: `noor${number}@example.com`, _key: `meting-${number}` }))
    form.append(name, value);
  for (const file of files) form.append('attachments', file, 'groot.pdf');
  const encoded = new Response(form);
  const body = Buffer.from(await encoded.arrayBuffer());
  const call = request(`http://127.0.0.1:${port}/api/forms/contact/submit`, {
    method: 'POST',
    agent,
    headers: {
      'content-type': encoded.headers.get('content-type'),
      'content-length': body.length,
      'x-requested-with': 'XMLHttpRequest',
      'x-csrf-token': token,
      'x-forwarded-for': `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`,
    },
  });
  const started = performance.now();
  call.end(body);
  const [answer] = await once(call, 'response').catch((error) => {
    // The server closed a connection that was idle, as browsers know it: they send once more.
    if (call.reusedSocket && error.code === 'ECONNRESET') return [];
    throw error;
  });
  if (!answer) return submit({ port, token }, number, files);
  const text = await readText(answer);
  if (answer.statusCode !== 200) throw new Error(`A form was answered by ${answer.statusCode}: ${text}`);
  return performance.now() - started;
}

/** A mail server that takes whatever comes. */
async function startMailServer() {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      stream.resume();
      stream.once('end', () => done());
    },
  });
  await new Promise((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.server.address();
  return { url: `smtp://127.0.0.1:${port}`, close: () => new Promise((closed) => server.close(closed)) };
}

async function openForms(given, smtp) {
  const env = { ...given.env, LOG_LEVEL: 'warn', TRUST_PROXY: '1', SMTP_URL: smtp };
  const { child, port, answered } = await startSite({ ...given, env });
  await answered;
  await untilIdle(child.pid);
  const { headers } = await fetch(`http://127.0.0.1:${port}/api/settings/get`);
  return { child, port, token: headers.get('x-csrf-token') };
}

const countOf = async (client, text) => (await client.query(text)).rows[0].count;
const stored = (client) => countOf(client, 'select count(*)::int as count from forms_submission');
/** Mails that are due: reminders of the demo content wait for their day. */
const unsent = (client) =>
  countOf(
    client,
    `select count(*)::int as count from lectern_mail where state in ('waiting', 'sending') and next_attempt_at <= now()`,
  );

/** So many a second, whoever is still waiting. */
async function measurePace(site, client) {
  const before = await stored(client);
  const sent = [];
  const started = performance.now();
  for (let number = 0; number < pace * seconds; number += 1) {
    const due = started + (number * 1000) / pace;
    if (due > performance.now()) await wait(due - performance.now());
    sent.push(submit(site, number));
  }
  const times = await Promise.all(sent);
  const kept = (await stored(client)) - before;
  const p99 = at(times, 0.99);
  return {
    name: `forms that are sent, ${pace} a second for ${seconds} s`,
    value: `p50 ${ms(at(times, 0.5))}, p99 ${ms(p99)}; ${kept} kept`,
    limit: 'p99 1,000 ms, none lost or doubled',
    holds: p99 < 1000 && kept === pace * seconds,
  };
}

async function measureCrowd(site, client) {
  const before = await stored(client);
  const started = performance.now();
  await Promise.all(Array.from({ length: crowd }, (_, index) => submit(site, 1_000_000 + index)));
  const took = (performance.now() - started) / 1000;
  const kept = (await stored(client)) - before;
  const since = performance.now();
  while ((await unsent(client)) > 0 && performance.now() - since < 120_000) await wait(500);
  const mailed = (performance.now() - since) / 1000;
  return [
    {
      name: `${crowd.toLocaleString('en')} forms at once`,
      value: `${took.toFixed(1)} s; ${kept} kept`,
      limit: '15 s, none lost or doubled',
      holds: took <= 15 && kept === crowd,
    },
    {
      name: '  every mail of these and of those before is out after',
      value: `${mailed.toFixed(0)} s; ${await unsent(client)} left`,
      limit: '60 s',
      holds: mailed <= 60,
    },
  ];
}

/** How much memory a large file takes while it comes, at most. */
async function measureFile(site) {
  const pdf = (size) =>
    new Blob([Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(size, 'x'), Buffer.from('\n%%EOF\n')])], {
      type: 'application/pdf',
    });
  // What the first form at all brings with it, its code above all, is no matter of size.
  await submit(site, 1_999_999, [pdf(1000)]);
  await untilIdle(site.child.pid);
  const before = memoryOf(site.child.pid).pss;
  let most = before;
  const work = { isOver: false };
  const watching = (async () => {
    while (!work.isOver) {
      most = Math.max(most, memoryOf(site.child.pid).pss);
      await wait(5);
    }
  })();
  await submit(site, 2_000_000, [pdf(large)]);
  work.isOver = true;
  await watching;
  const added = most - before;
  return { name: 'memory that a file of 9.4 MB adds', value: `${added.toFixed(0)} MB`, limit: '20 MB', holds: added <= 20 };
}

/** The page with the longest form, made for each visitor, beside a page of twelve blocks that is rendered anew. */
async function measureQuote(site, { siteDir, env }) {
  const pages = startServer([join(import.meta.dirname, 'lectern-server.mjs'), siteDir, 'blocks'], { ...env, LOG_LEVEL: 'warn' });
  try {
    const addresses = {
      page: [`http://127.0.0.1:${await pages.port}${path}`, pages.child.pid],
      quote: [`http://127.0.0.1:${site.port}${quotePage}`, site.child.pid],
    };
    const rates = { page: [], quote: [] };
    for (let round = 0; round < 3; round += 1)
      for (const [name, [address, pid]] of Object.entries(addresses))
        rates[name].push((await loadWith(address, pid, { seconds: 4 })).rate);
    const [page, quote] = [median(rates.page), median(rates.quote)];
    return {
      name: 'the page of the quote form, for one visitor each time',
      value: `${Math.round(quote)}/s`,
      limit: `50%: is ${Math.round((quote / page) * 100)}% of ${Math.round(page)}/s`,
      holds: quote >= page / 2,
    };
  } finally {
    await pages.stop();
  }
}

/** Forms of the example site, over HTTP on PostgreSQL. */
export async function measureForms(given) {
  const mails = await startMailServer();
  const site = await openForms(given, mails.url);
  const client = new Client({ connectionString: given.env.DATABASE_URL });
  await client.connect();
  try {
    const file = await measureFile(site);
    const quote = await measureQuote(site, given);
    return [await measurePace(site, client), await measureCrowd(site, client), file, quote].flat();
  } finally {
    await client.end();
    await stop(site.child);
    await mails.close();
  }
}
