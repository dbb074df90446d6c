import { readFileSync } from 'node:fs';

interface Lockfile {
  packages: Record<
    string,
    { resolved?: string; version?: string; optionalDependencies?: Record<string, string> }
  >;
}

/**
 * Reasons why the lockfile fails on other machines: it has a registry's address, or lacks binaries for other
 * systems (npm ci then refuses, or installs a program that cannot start).
 */
export function lockfileProblems(file: string): string[] {
  const { packages } = JSON.parse(readFileSync(file, 'utf8')) as Lockfile;
  const names = new Set(
    Object.keys(packages).map((path) => path.slice(path.lastIndexOf('node_modules/') + 13)),
  );
  const problems: string[] = [];
  for (const [path, { resolved, optionalDependencies }] of Object.entries(packages)) {
    if (resolved?.startsWith('http')) problems.push(`${path} names the address ${new URL(resolved).host}`);
    const missing = Object.keys(optionalDependencies ?? {}).filter((name) => !names.has(name));
    if (missing.length > 0) problems.push(`${path} lacks ${missing.join(', ')}`);
  }
  for (const needed of ['@swc/core', '@nx/nx', '@unrs/resolver-binding']) {
    for (const system of ['darwin-arm64', 'win32-x64']) {
      const present = [...names].some((name) => name.startsWith(`${needed}-${system}`));
      if (!present) problems.push(`${needed} has no binary for ${system}`);
    }
  }
  return problems;
}
