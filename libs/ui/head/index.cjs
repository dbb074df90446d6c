const { Compilation, sources } = require('webpack');
const { colourSheet } = require('./colour-sheet.cjs');
const { cutFonts, fontLicence } = require('./fonts.cjs');
const { loadTheme, THEME_FOLDER } = require('./load-theme.cjs');
const { SCHEME_SCRIPT } = require('../src/theme/scheme-script.cjs');

const preloadTag = (href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin />`;

/**
 * Adds to the shell's output what every page has in its head before anything else: `head.json` with `css` (fonts and
 * the colours of both schemes), `preload` (addresses of the fonts that every page uses) and `script` (sets the scheme
 * before the first paint), and the font files. Its pages get all three put into their template.
 */
exports.HeadPlugin = class HeadPlugin {
  /** @param {{ getCompilationHooks(compilation: object): object }} pages HtmlWebpackPlugin, which writes the pages */
  constructor(pages) {
    this.pages = pages;
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('HeadPlugin', (compilation) => {
      compilation.contextDependencies.add(THEME_FOLDER);
      const head = this.build();
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tapPromise({ name: 'HeadPlugin', stage }, async () => {
        const { files, licence, ...json } = await head;
        for (const { path, bytes } of files) {
          compilation.emitAsset(path, new sources.RawSource(bytes), { immutable: true });
        }
        compilation.emitAsset('assets/fonts-licence.txt', new sources.RawSource(licence));
        compilation.emitAsset('head.json', new sources.RawSource(JSON.stringify(json)));
      });
      this.pages.getCompilationHooks(compilation).beforeEmit.tapPromise('HeadPlugin', async (page) => {
        const { css, preload, script } = await head;
        const tags = [`<script>${script}</script>`, ...preload.map(preloadTag), `<style>${css}</style>`].join(
          '',
        );
        return { ...page, html: page.html.replace('</title>', () => `</title>${tags}`) };
      });
    });
  }

  async build() {
    const { css, preload, files } = await cutFonts();
    return {
      css: `${css}${colourSheet(loadTheme())}`,
      preload,
      script: SCHEME_SCRIPT,
      files,
      licence: fontLicence(),
    };
  }
};
