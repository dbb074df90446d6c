const { configure } = require('@testing-library/dom');
require('@testing-library/jest-dom');
// Its clean-up after each test is registered at first use, which in a group would be within one file.
if (process.env.GROUPED_TESTS) require('@testing-library/react');

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

// React keeps a stack trace for each of the first 10,000 elements of a second, for messages that specs do not read.
Object.defineProperty(
  require('react').__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE,
  'recentlyCreatedOwnerStacks',
  { get: () => Number.POSITIVE_INFINITY, set() {} },
);
