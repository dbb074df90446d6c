import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

/** Style without the tool bar's margins, which allows a window as narrow as a phone. */
const NARROW = '* { min-width: 0; padding: 0; margin: 0; } entry, headerbar, toolbar { min-height: 0; }';

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('There is no free port');
  return address.port;
}

/** Starts a virtual screen. The first line of its third pipe is the screen's number. */
async function startScreen(): Promise<{ screen: ChildProcess; display: string }> {
  const size = ['-screen', '0', '1400x1200x24'];
  const screen = spawn('Xvfb', ['-displayfd', '3', ...size, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const numbers = createInterface({ input: screen.stdio[3] as Readable });
  const [number] = (await once(numbers, 'line')) as [string];
  return { screen, display: `:${number}` };
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = once(child, 'exit');
  child.kill();
  await ended;
}

/** Programs that drive WebKitGTK's MiniBrowser, with settings of their own. */
export interface WebKitPrograms {
  /** URL of the driver. */
  readonly server: string;
  readonly stop: () => Promise<void>;
}

/** @param downloads the folder where files are saved */
export async function startWebKitPrograms(downloads: string): Promise<WebKitPrograms> {
  const home = await mkdtemp(join(tmpdir(), 'concord-webkit-'));
  await mkdir(join(home, 'gtk-3.0'));
  await writeFile(join(home, 'gtk-3.0', 'gtk.css'), NARROW);
  await writeFile(join(home, 'user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${downloads}"\n`);
  const { screen, display } = await startScreen();
  const port = await freePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    env: {
      ...process.env,
      DISPLAY: display,
      GDK_BACKEND: 'x11',
      LIBGL_ALWAYS_SOFTWARE: '1',
      HOME: home,
      XDG_CONFIG_HOME: home,
      XDG_CACHE_HOME: join(home, 'cache'),
      XDG_DATA_HOME: join(home, 'data'),
    },
    stdio: 'ignore',
  });
  return {
    server: `http://127.0.0.1:${port}`,
    stop: async () => {
      await end(driver);
      await end(screen);
      await rm(home, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
