const { TestEnvironment } = require('jest-environment-jsdom');

const MISSING_IN_JSDOM = [
  'Headers',
  'Response',
  'structuredClone',
  'TextEncoder',
  'TextDecoder',
  'ReadableStream',
  'TransformStream',
  'BroadcastChannel',
];

/** jsdom lacks these; browsers and Node have them, so Node's are used. */
module.exports = class WebEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    const { global } = this;
    for (const name of MISSING_IN_JSDOM) {
      if (global[name] === undefined) global[name] = globalThis[name];
    }
    // Node's fetch takes only Node's own signals, and no relative address.
    global.AbortController = globalThis.AbortController;
    global.AbortSignal = globalThis.AbortSignal;
    const absolute = (input) => (typeof input === 'string' ? new URL(input, global.location.href) : input);
    global.Request = class extends globalThis.Request {
      constructor(input, init) {
        super(absolute(input), init);
      }
    };
    global.fetch = (input, init) => globalThis.fetch(absolute(input), init);
  }
};
