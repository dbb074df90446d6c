import type { ProcessName } from './ports.ts';

/** The apps whose pages the site renders ahead. */
const RENDERED_AHEAD = new Set(['apps/shell', 'apps/public', 'apps/registration']);

interface Plan {
  /** Names of the projects to build. */
  build: string[];
  restart: ProcessName[];
}

interface Buildable {
  name: string;
  folder: string;
  scripts: Record<string, string>;
}

const PROCESSES_OF: Record<string, ProcessName[]> = {
  gateway: ['gateway'],
  students: ['students', 'students-worker'],
  exams: ['exams', 'exams-worker'],
  media: ['media', 'media-worker'],
};

/** The project that a changed file belongs to (`services/exams`), or undefined when no running program reads it. */
export function changedProject(file: string): string | undefined {
  const [kind, name, area] = file.replaceAll('\\', '/').split('/');
  const read = area === 'src' || area === 'public' || area === 'webpack' || area === 'webpack.config.cjs';
  if (!read || /\.(int\.)?spec\.tsx?$/.test(file) || file.endsWith('~')) return undefined;
  return `${kind}/${name}`;
}

/** What to build and restart after a change. For a library all: the build cache skips projects that do not use it. */
export function planOf(changed: string[], all: readonly Buildable[]): Plan {
  const buildable = all.filter(({ scripts }) => scripts.build);
  const everything = changed.some((project) => project.startsWith('libs/'));
  const ahead = changed.some((project) => RENDERED_AHEAD.has(project));
  const hit = ({ folder }: Buildable) =>
    changed.some((project) => folder.endsWith(`/${project}`)) || (ahead && folder.endsWith('/apps/site'));
  const chosen = everything ? buildable : buildable.filter(hit);
  const processes = chosen.flatMap(({ name, folder }) =>
    folder.includes('/services/') ? (PROCESSES_OF[name] ?? []) : [],
  );
  // The gateway knows the web files that were there when it started.
  const web = chosen.some(({ folder }) => folder.includes('/apps/'));
  return {
    build: chosen.map(({ name }) => `@concord/${name}`),
    restart: [...new Set<ProcessName>([...processes, ...(web ? (['gateway'] as const) : [])])],
  };
}
