const { Compilation, sources } = require('webpack');
const { colourSheet } = require('./colour-sheet.cjs');
const { subsetFonts, fontLicence } = require('./fonts.cjs');
const { insertedStyles } = require('./inserted-styles.cjs');
const { loadTheme, THEME_FOLDER } = require('./load-theme.cjs');
const { SCHEME_SCRIPT } = require('../src/theme/scheme-script.cjs');

const preloadTag = (href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin />`;

/**
 * Webpack plugin of the shell: inserts the fonts' and colours' style sheet, the preloads of fonts, and the scripts of
 * scheme and late fonts into the head of its HTML, and emits the font files and the same parts as `head.json`,
 * with the CSP sources of the styles that libraries insert.
 *
 * Use it as `new HeadPlugin(HtmlWebpackPlugin)`.
 */
exports.HeadPlugin = class HeadPlugin {
  /** @param {{ getCompilationHooks(compilation: object): object }} pages the class HtmlWebpackPlugin */
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
    const { css, preload, script, files } = await subsetFonts();
    return {
      css: `${css}${colourSheet(loadTheme())}`,
      preload,
      script: `${SCHEME_SCRIPT};${script}`,
      insertedStyles: insertedStyles(),
      files,
      licence: fontLicence(),
    };
  }
};
