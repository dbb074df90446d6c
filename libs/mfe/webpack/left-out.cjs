const { NormalModuleReplacementPlugin } = require('webpack');

/**
 * Parts of libraries that are imported there but never run here, 2.6 kB of the first page's compressed JavaScript:
 * MUI's ripple (the theme sets `disableRipple` for every button) and what Emotion's `withTheme` alone calls.
 */
const NEVER_RUN = [/^\.\/TouchRipple\.mjs$/, /^hoist-non-react-statics$/];

/** Plugins that leave the parts out of the shell, which holds all of MUI and Emotion that the remotes use. */
exports.withoutUnusedParts = () =>
  NEVER_RUN.map((request) => new NormalModuleReplacementPlugin(request, require.resolve('./left-out.mjs')));
