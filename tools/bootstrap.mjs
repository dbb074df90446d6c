// First step of every root script. It runs on any Node from 20 on and needs no dependency: it installs what the
// lockfile names, then hands over to the Node that the lockfile brings.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { removeAddressed, whileAddressed } from './lib/lockfile-addresses.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const modules = join(root, 'node_modules');
const stamp = join(modules, '.concord-lock');
const windows = process.platform === 'win32';
const npm = windows ? 'npm.cmd' : 'npm';
const platform = `${windows ? 'win' : process.platform}-${process.arch}`;
const ownNode = join(modules, `node-${platform}`, 'bin', windows ? 'node.exe' : 'node');
/** Version of Node for every program after this one. */
const RUNTIME = 24;
const started = Date.now();
/** The child process: npm, then the launcher. */
let child;
let handedOver = false;

function fail(message) {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

function run(command, args, cwd) {
  return spawnSync(command, args, { cwd, encoding: 'utf8', shell: windows, maxBuffer: 64 * 1024 * 1024 });
}

/** Prints a dot every two seconds while the installation runs. */
function runShowingProgress(args) {
  return new Promise((resolve) => {
    child = spawn(npm, args, { cwd: root, shell: windows, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += data));
    const progress = setInterval(() => process.stdout.write('.'), 2000);
    const end = (code) => {
      clearInterval(progress);
      process.stdout.write('\n');
      resolve({ code, output });
    };
    child.on('error', (error) => ((output += error.message), end(1)));
    child.on('close', end);
  });
}

const lockHash = () =>
  createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');

function installedLock() {
  return existsSync(stamp) ? readFileSync(stamp, 'utf8') : '';
}

/** True if the last installation, by any command, matches the lockfile. */
function alreadyInstalled() {
  try {
    const packages = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;
    const present = packages(join(modules, '.package-lock.json'));
    return Object.entries(packages(join(root, 'package-lock.json'))).every(([path, wanted]) => {
      if (!path.startsWith('node_modules/') || wanted.optional) return true;
      // A project of this repository that was added since has no link yet.
      if (wanted.link) return existsSync(join(root, path));
      return present[path]?.version === wanted.version;
    });
  } catch {
    return false;
  }
}

async function install() {
  process.stdout.write('Installing dependencies (about a minute) ');
  // Install scripts stay off: the packages bring their binaries.
  const flags = ['--ignore-scripts', '--no-audit', '--no-fund'];
  const registry = run(npm, ['config', 'get', 'registry'], root).stdout?.trim() || '';
  const ci = () => runShowingProgress(['ci', ...flags]);
  let result = await (URL.canParse(registry) ? whileAddressed(root, registry, ci) : ci());
  if (result.code !== 0 && !result.output.includes('EUSAGE')) {
    process.stdout.write('Installing again, with the addresses that the registry gives ');
    result = await ci();
  }
  if (result.code !== 0 && result.output.includes('EUSAGE')) {
    process.stdout.write('The lockfile does not fit this platform; installing without it being strict ');
    result = await runShowingProgress(['install', '--no-save', ...flags]);
  }
  if (result.code !== 0) {
    const reasons = result.output.split('\n').filter((line) => line.startsWith('npm error'));
    fail(`${reasons.slice(0, 15).join('\n')}\nDependencies could not be installed: npm ended with an error.`);
  }
}

/**
 * The Node of the lockfile; where it has none for this platform, the machine's own if new enough.
 */
function chooseNode() {
  if (existsSync(ownNode) && run(ownNode, ['--version']).status === 0) return ownNode;
  if (existsSync(process.execPath) && Number(process.versions.node.split('.')[0]) >= RUNTIME)
    return process.execPath;
  return fail(
    `There is no ready-made Node ${RUNTIME} for ${process.platform} ${process.arch}: install it, then try again.`,
  );
}

function parentOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    const result = run('ps', ['-o', 'ppid=', '-p', String(pid)]);
    return Number(result.stdout?.trim() || 0);
  }
}

/**
 * npm does not forward signals, and a shell may stand between npm and this process, so all
 * ancestors are watched. Without npm none is: a start in the background outlives its shell.
 */
function ancestorsUpToNpm() {
  if (!process.env.npm_lifecycle_event || windows) return [];
  const links = [[process.pid, process.ppid]];
  const shells = /^(sh|dash|bash|zsh|ash|busybox)$/;
  let pid = process.ppid;
  for (let depth = 0; depth < 3 && pid > 1; depth += 1) {
    let name = '';
    try {
      name = readlinkSync(`/proc/${pid}/exe`).split('/').pop() ?? '';
    } catch {
      name = (run('ps', ['-o', 'comm=', '-p', String(pid)]).stdout ?? '').trim().split('/').pop() ?? '';
    }
    if (!shells.test(name)) break;
    const parent = parentOf(pid);
    links.push([pid, parent]);
    pid = parent;
  }
  return links;
}

/** Ends the child; the launcher ends its own processes first. */
function stop(signal) {
  child?.kill(signal);
  if (handedOver) return;
  removeAddressed(root);
  process.exit(1);
}

function stopWithItsParents() {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(signal));
  // Watched from the start: the product must not start after somebody ended `npm start` during the installation.
  const links = ancestorsUpToNpm();
  const watch = setInterval(() => {
    const lost = links.some(
      ([pid, parent]) => (pid === process.pid ? process.ppid : parentOf(pid)) !== parent,
    );
    if (!lost) return;
    clearInterval(watch);
    stop('SIGTERM');
  }, 500);
}

/** Flags for a small heap: the launcher stays as long as the product runs. */
const SMALL_HEAP = ['--max-semi-space-size=1', '--optimize-for-size'];

function handOver(command) {
  const flags = command[0] === 'start' ? SMALL_HEAP : [];
  child = spawn(chooseNode(), [...flags, join(root, 'tools', 'concord.ts'), ...command], {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      PATH: `${join(modules, '.bin')}${windows ? ';' : ':'}${process.env.PATH}`,
      CONCORD_BOOT_STARTED: String(started),
      // Compiled code of all Node programs below: a service loads its modules a fifth faster.
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(modules, '.cache', 'node-compile'),
    },
  });
  handedOver = true;
  child.on('error', (error) => fail(`The launcher could not be started: ${error.message}`));
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
}

if (Number(process.versions.node.split('.')[0]) < 20) {
  fail(
    `Concord needs Node 20 or later; this is Node ${process.versions.node}. Get a newer one from https://nodejs.org`,
  );
}
stopWithItsParents();
removeAddressed(root);
if (installedLock() !== lockHash()) {
  if (!alreadyInstalled()) await install();
  mkdirSync(modules, { recursive: true });
  writeFileSync(stamp, lockHash());
}
handOver(process.argv.slice(2));
