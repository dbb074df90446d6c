const { NormalModuleReplacementPlugin } = require('webpack');

/**
 * Imported library modules that never run here, 2.6 kB of the first page's compressed JavaScript:
 * MUI's ripple (the theme sets `disableRipple` for every button) and a dependency of Emotion's
 * `withTheme`.
 */
const UNUSED = [/^\.\/TouchRipple\.mjs$/, /^hoist-non-react-statics$/];

/** Plugins that replace the unused modules in the shell, which holds MUI and Emotion for all remotes. */
exports.replaceUnusedParts = () =>
  UNUSED.map((request) => new NormalModuleReplacementPlugin(request, require.resolve('./unused-part.mjs')));
