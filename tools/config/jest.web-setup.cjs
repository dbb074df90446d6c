const { configure } = require('@testing-library/dom');
require('@testing-library/jest-dom');

// The first use of a lazy part loads and compiles its file, which takes seconds on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

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
