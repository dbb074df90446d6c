import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A program of the product: `services/<service>/src/<program>.ts`. */
export interface Program {
  service: string;
  program: string;
}

const IMPORT = /(?:^|\n)(?:import|export)\s(?!type\b)(?:[^'";]*?\sfrom\s)?\s*'([^']+)'/g;
const CALL = /\binternalCalls\.(\w+)/g;
/** Mentions of calls that the service itself answers: decorators, types, and comparisons of routes. */
const ANSWERED = /@Handles\(internalCalls\.\w+\)|typeof internalCalls\.\w+|internalCalls\.\w+\.path/g;
const COMMENT = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;

function resolved(file: string, specifier: string): string | undefined {
  if (!specifier.startsWith('.')) return undefined;
  const path = join(dirname(file), specifier);
  return [`${path}.ts`, join(path, 'index.ts')].find(existsSync);
}

/** The source files that a root module loads, without those of libs. */
function filesOf(rootModule: string): Map<string, string> {
  const files = new Map<string, string>();
  const waiting = [rootModule];
  for (let file = waiting.pop(); file; file = waiting.pop()) {
    if (files.has(file)) continue;
    const text = readFileSync(file, 'utf8').replace(COMMENT, '');
    files.set(file, text);
    for (const [, specifier = ''] of text.matchAll(IMPORT)) {
      const next = resolved(file, specifier);
      if (next) waiting.push(next);
    }
  }
  return files;
}

/** Service that answers each internal call, by the contracts. */
function answeringServices(root: string): Map<string, string> {
  const text = readFileSync(join(root, 'libs/contracts/src/internal/internal.routes.ts'), 'utf8');
  const blocks = text.matchAll(/defineRoutes\('(\w+)',\s*\{([\s\S]*?)\n {2}\}\)/g);
  const names = [...blocks].flatMap(([, service = '', body = '']) =>
    [...body.matchAll(/^ {4}(\w+): \{/gm)].map(([, name = '']) => [name, service] as const),
  );
  if (names.length === 0) throw new Error('internal.routes.ts has no route that this check understands');
  return new Map(names);
}

function rootModuleOf(source: string, program: string): string {
  const path = join(source, `${program === 'main' ? 'http' : program}.module.ts`);
  if (!existsSync(path)) throw new Error(`${path} is missing`);
  return path;
}

/**
 * The services that a program calls, found in the files that its root module imports. A program that checks staff tokens
 * without a source of its own also asks the students service for the versions of staff accounts.
 */
export function calledServices(root: string, { service, program }: Program): string[] {
  const answering = answeringServices(root);
  const files = filesOf(rootModuleOf(join(root, 'services', service, 'src'), program));
  const called = new Set<string>();
  for (const text of files.values()) {
    for (const [, name = ''] of text.replace(ANSWERED, '').matchAll(CALL)) {
      const peer = answering.get(name);
      if (!peer) throw new Error(`${name} is not in internal.routes.ts`);
      called.add(peer);
    }
    if (/PlatformModule\.forRoot\((?![^)]*versionSource)/.test(text)) called.add('students');
  }
  return [...called].sort();
}
