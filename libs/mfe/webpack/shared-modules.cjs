const { version: reactVersion } = require('react/package.json');
const { version: libraryVersion } = require('../package.json');

/**
 * Modules that exist once in the page. `EAGER` ones load with the shell, `LAZY` ones with the first
 * remote that imports them. MUI and the router are not shared under their own names: that would
 * ship all of them, so our libraries re-export the parts in use.
 */
const EAGER = {
  react: reactVersion,
  'react/jsx-runtime': reactVersion,
  '@concord/api-client': libraryVersion,
  '@concord/mfe': libraryVersion,
  '@concord/ui': libraryVersion,
};
const LAZY = {
  '@concord/api-client/member': libraryVersion,
  '@concord/api-client/requests': libraryVersion,
  '@concord/ui/basics': libraryVersion,
  '@concord/ui/dialogs': libraryVersion,
  '@concord/ui/display': libraryVersion,
  '@concord/ui/forms': libraryVersion,
  '@concord/ui/tables': libraryVersion,
};

const provide = (eager) => (version) => ({ singleton: true, eager, version, requiredVersion: false });
const consume = () => ({ singleton: true, import: false, requiredVersion: false });
const mapValues = (object, map) =>
  Object.fromEntries(Object.entries(object).map(([key, value]) => [key, map(value)]));

/** Shared modules for the shell's ModuleFederationPlugin. */
exports.providedByShell = () => ({ ...mapValues(EAGER, provide(true)), ...mapValues(LAZY, provide(false)) });

/** The same modules for the plugin of a remote, which has no copies of its own. */
exports.consumedByRemotes = () => mapValues({ ...EAGER, ...LAZY }, consume);

/** Import names of the lazy modules. */
exports.lazyModules = Object.keys(LAZY);

const DIALOGS = '@concord/ui/dialogs';

const belongsToDialogs = (chunk) =>
  [...chunk.groupsIterable].some(({ origins }) =>
    origins.some(({ module }) => module?.options?.shareKey === DIALOGS),
  );

/**
 * Keeps `@concord/ui/dialogs` in one file, although other lazy modules share parts of it: one file
 * compresses better than the five that webpack would make.
 */
exports.dialogsInOneFile = () => ({
  dialogs: {
    chunks: 'async',
    enforce: true,
    priority: 10,
    name: 'dialogs',
    test: (module, { chunkGraph }) => [...chunkGraph.getModuleChunksIterable(module)].some(belongsToDialogs),
  },
});
