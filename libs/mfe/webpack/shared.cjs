const { version: reactVersion } = require('react/package.json');
const { version: libraryVersion } = require('../package.json');

/**
 * The modules that exist once in the page. `core` comes with the shell's first load; `late` arrives with the first
 * remote that asks for it. MUI and the router are never shared by their own names: that would ship all of them, so
 * our libraries re-export the parts in use.
 */
const CORE = {
  react: reactVersion,
  'react/jsx-runtime': reactVersion,
  '@concord/api-client': libraryVersion,
  '@concord/mfe': libraryVersion,
  '@concord/ui': libraryVersion,
};
const LATE = {
  '@concord/api-client/requests': libraryVersion,
  '@concord/ui/basics': libraryVersion,
  '@concord/ui/display': libraryVersion,
  '@concord/ui/forms': libraryVersion,
  '@concord/ui/tables': libraryVersion,
};

const provide = (eager) => (version) => ({ singleton: true, eager, version, requiredVersion: false });
const consume = () => ({ singleton: true, import: false, requiredVersion: false });
const mapValues = (object, map) =>
  Object.fromEntries(Object.entries(object).map(([key, value]) => [key, map(value)]));

/** What the shell offers to every remote. */
exports.providedByShell = () => ({ ...mapValues(CORE, provide(true)), ...mapValues(LATE, provide(false)) });

/** What a remote takes from the shell, without a copy of its own. */
exports.takenFromShell = () => mapValues({ ...CORE, ...LATE }, consume);

/** The modules that arrive late, by the name under which they are imported. */
exports.lateModules = Object.keys(LATE);

const BASICS = '@concord/ui/basics';

const belongsToBasics = (chunk) =>
  [...chunk.groupsIterable].some(({ origins }) =>
    origins.some(({ module }) => module?.options?.shareKey === BASICS),
  );

/**
 * The basic parts stay together although the other late modules have some of them too: one file compresses better
 * than the five that webpack makes of them, and the budget of the exam's page counts on it.
 */
exports.inOneFile = () => ({
  basics: {
    chunks: 'async',
    enforce: true,
    priority: 10,
    name: 'basics',
    test: (module, { chunkGraph }) => [...chunkGraph.getModuleChunksIterable(module)].some(belongsToBasics),
  },
});
