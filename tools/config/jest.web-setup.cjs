const { configure } = require('@testing-library/dom');
require('@testing-library/jest-dom');

// The first use of a lazy part loads and compiles its file, and queries by role in a whole form take seconds, too.
configure({ asyncUtilTimeout: 20_000 });

// jsdom has neither; MUI's responsive hooks and the router's scroll handling call them.
if (typeof window.matchMedia !== 'function') {
  window.matchMedia = (query) => ({
    matches: false,
    media: query,
    onchange: null,
    addEventListener() {},
    removeEventListener() {},
    addListener() {},
    removeListener() {},
    dispatchEvent: () => false,
  });
}
window.scrollTo = () => {};
// jsdom has no fonts; the shell watches late ones.
Object.defineProperty(document, 'fonts', { value: new Set() });

// jsdom reads every rule of the page for each query by role. A spec about looks calls jest.unmock('@emotion/sheet').
jest.mock('@emotion/sheet', () => ({
  StyleSheet: class {
    tags = [];
    constructor({ key, nonce, container }) {
      Object.assign(this, { key, nonce, container });
    }
    hydrate() {}
    insert() {}
    flush() {}
  },
}));
