import { PROCESSES, type ProcessName } from './ports.ts';

/** Project of a changed file (`services/exams`); undefined when no running program reads it. */
export function changedProject(file: string): string | undefined {
  const [kind, name, area] = file.replaceAll('\\', '/').split('/');
  const read = area === 'src' || area === 'public' || area === 'webpack' || area === 'webpack.config.cjs';
  if (!read || /\.(int\.)?spec\.tsx?$/.test(file) || file.endsWith('~')) return undefined;
  return `${kind}/${name}`;
}

/** Processes to restart after a change of a project. */
export function processesOf(project: string): readonly ProcessName[] {
  const [kind = '', name] = project.split('/');
  // The gateway only knows the web files that existed when it started.
  if (kind === 'apps') return ['gateway'];
  return kind === 'libs' ? PROCESSES : PROCESSES.filter((process) => process.replace('-worker', '') === name);
}
