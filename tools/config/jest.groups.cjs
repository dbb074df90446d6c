const { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } = require('node:fs');
const { basename, dirname, join, relative } = require('node:path');

/**
 * Files of one group: large enough to load most modules once, small enough to distribute over the
 * workers.
 */
const GROUP_SIZE = 8;
/** Code that changes the modules of its file, or opts out of sharing them. */
const ALONE =
  /\bjest\.(un|do)?mock\(|\bjest\.(resetModules|isolateModules)|unstable_mockModule|^\/\/ Alone: /m;

/** A file whose tests say nothing about the MongoDB server: the run on the second one leaves it out. */
const ON_ONE_SERVER = /^\/\/ On one server: /m;
const isOnSecondServer = () => (process.env.TEST_MONGODB ?? 'usual') !== 'usual';

/** Ending of the folders of groups. */
const GROUPS = '-groups';
/** True for the path of a group. */
exports.isGroup = (path) => basename(dirname(path)).endsWith(GROUPS);

/** Folders of a project without sources. */
const NO_SOURCES = ['dist/**', 'node_modules/**', 'test-results/**'];

/** Groups of about equal size and duration: files of one folder go to different groups. */
function divide(files, size) {
  const count = Math.ceil(files.length / size);
  return Array.from({ length: count }, (_, group) => files.filter((_file, index) => index % count === group));
}

const textOf = (folder, files) =>
  files
    .map((file) => {
      const path = relative(folder, file);
      return `describe(${JSON.stringify(path)}, () => {\n  afterAll(() => {\n    jest.useRealTimers();\n    jest.restoreAllMocks();\n  });\n  require(${JSON.stringify(path)});\n});`;
    })
    .join('\n');

/**
 * The test files that Jest runs in place of spec files, under GROUPED_TESTS: Jest loads all modules again for each file,
 * which takes longer than most files' tests. The files of a group load them once; hooks stay those of their file.
 *
 * @param patterns of the spec files; @param ignored which of them are none; @param size of a group
 * @returns patterns of the files to run
 */
exports.groupedTests = function groupedTests(rootDir, kind, { patterns, ignored = /^$/, size = GROUP_SIZE }) {
  if (!process.env.GROUPED_TESTS) return patterns.map((pattern) => `**/${pattern}`);
  const folder = join(rootDir, 'test-results', `${kind}${GROUPS}`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const isLeftOut = (file) =>
    isOnSecondServer() && ON_ONE_SERVER.test(readFileSync(join(rootDir, file), 'utf8'));
  const files = patterns
    .flatMap((pattern) => globSync(`**/${pattern}`, { cwd: rootDir, exclude: NO_SOURCES }))
    .filter((file) => !ignored.test(file) && !isLeftOut(file))
    .sort()
    .map((file) => join(rootDir, file));
  const isAlone = (file) => ALONE.test(readFileSync(file, 'utf8'));
  const together = files.filter((file) => !isAlone(file));
  divide(together, size).forEach((group, index) => {
    writeFileSync(join(folder, `group-${index + 1}.cjs`), textOf(folder, group));
  });
  return [`${folder}/*.cjs`, ...files.filter(isAlone)];
};
