const { TestEnvironment } = require('jest-environment-jsdom');
const { isGroup } = require('./jest.groups.cjs');
const keepPage = require('./jest.page-state.cjs');

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
  constructor(config, context) {
    super(config, context);
    this.isGroup = isGroup(context.testPath);
  }

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

  /** Outermost blocks of a group are spec files, each of which gets the page as the first one did. */
  handleTestEvent({ name, describeBlock }) {
    if (!this.isGroup || describeBlock?.parent?.name !== 'ROOT_DESCRIBE_BLOCK') return;
    if (name === 'run_describe_start') this.restorePage = keepPage(this.global);
    if (name === 'run_describe_finish') this.restorePage?.();
  }
};
