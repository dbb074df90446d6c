const LIGHT_ONLY = ':root';
const DARK_BY_SYSTEM = ':root:not([data-scheme=light])';
const DARK_BY_CHOICE = ':root[data-scheme=dark]';

// Before the page's own styles load, so that a dark page does not start white.
const BASE = 'html{background:var(--mui-palette-background-default);color:var(--mui-palette-text-primary)}';

/** Rule that shows one icon of the scheme switch. */
const SWITCH = {
  light: '--in-light:block;--in-dark:none',
  dark: '--in-light:none;--in-dark:block',
};

const variablesOf = (theme, scheme) => {
  const sheets = theme.generateStyleSheets();
  const selector = `[data-scheme="${scheme}"]`;
  return Object.assign(
    {},
    ...sheets.flatMap((sheet) =>
      Object.entries(sheet)
        .filter(([key]) => key.includes(selector))
        .map(([, values]) => values),
    ),
  );
};

// Illustrations use these variables without a fallback value.
const REQUIRED = /^--mui-palette-(art|band)-/;
const declarations = (values, scheme) => {
  const own = Object.entries(values).map(([name, value]) => `${name}:${value}`);
  return [`color-scheme:${scheme}`, SWITCH[scheme], ...own].join(';');
};

const sheetOf = (lightCss, darkCss) =>
  [
    `${LIGHT_ONLY}{${lightCss}}`,
    `@media screen{${DARK_BY_CHOICE}{${darkCss}}}`,
    `@media screen and (prefers-color-scheme:dark){${DARK_BY_SYSTEM}{${darkCss}}}`,
  ].join('');

/**
 * Makes the style sheet with the colours of both schemes. Without a script the system decides, `data-scheme` on the root
 * is the visitor's choice, print is always light. It has only variables that differ: all others have fallback values.
 *
 * @param {import('@mui/material/styles').Theme} theme
 * @returns {string} CSS
 */
exports.colourSheet = function colourSheet(theme) {
  const [light, dark] = ['light', 'dark'].map((scheme) => variablesOf(theme, scheme));
  const names = Object.keys(light).filter((name) => REQUIRED.test(name) || light[name] !== dark[name]);
  const only = (values) => Object.fromEntries(names.map((name) => [name, values[name]]));
  const [lightCss, darkCss] = [declarations(only(light), 'light'), declarations(only(dark), 'dark')];
  return `${sheetOf(lightCss, darkCss)}${BASE}`;
};

/**
 * Makes the style sheet that follows another one and replaces the variables that differ from it.
 *
 * @param {import('@mui/material/styles').Theme} theme
 * @param {import('@mui/material/styles').Theme} base the theme of the sheet before
 * @returns {string} CSS, empty where nothing differs
 */
exports.brandSheetOf = function brandSheetOf(theme, base) {
  const [own, usual] = [theme, base].map((each) =>
    ['light', 'dark'].map((scheme) => variablesOf(each, scheme)),
  );
  const names = Object.keys(own[0]).filter((name) =>
    own.some((values, at) => values[name] !== usual[at][name]),
  );
  const css = (values) => names.map((name) => `${name}:${values[name]}`).join(';');
  return names.length > 0 ? sheetOf(css(own[0]), css(own[1])) : '';
};
