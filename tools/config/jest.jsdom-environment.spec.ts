import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { afterEach, describe, it } from 'node:test';

type Page = Window & typeof globalThis;
interface Environment {
  global: Page;
  handleTestEvent: (event: object) => void;
  teardown: () => Promise<void>;
}
const WebEnvironment = createRequire(import.meta.url)('./jest.jsdom-environment.cjs') as new (
  config: object,
  context: object,
) => Environment;

describe('WebEnvironment', () => {
  const opened: Environment[] = [];
  afterEach(() => Promise.all(opened.splice(0).map((environment) => environment.teardown())));

  function open(testPath: string) {
    const projectConfig = { testEnvironmentOptions: {}, globals: {}, fakeTimers: {}, rootDir: '/' };
    const environment = new WebEnvironment({ globalConfig: {}, projectConfig }, { console, testPath });
    opened.push(environment);
    const tell = (name: string, parent = 'ROOT_DESCRIBE_BLOCK') =>
      environment.handleTestEvent({ name, describeBlock: { parent: { name: parent } } });
    return { page: environment.global, tell };
  }

  /** Changes as specs make them to their page. */
  function change(page: Page): void {
    Object.assign(page, { added: 1, scrollTo: () => undefined });
    page.Element.prototype.getAttribute = () => 'faked';
    Object.defineProperty(page.navigator, 'onLine', { configurable: true, value: false });
    page.document.documentElement.setAttribute('class', 'dark');
    page.document.body.append('text');
    page.localStorage.setItem('key', 'value');
    page.history.replaceState(null, '', '/elsewhere?a=b');
  }

  it('gives each spec file of a group the page as the first one did', () => {
    const { page, tell } = open('/project/test-results/unit-groups/group-1.cjs');
    const { scrollTo } = page;
    const { getAttribute } = page.Element.prototype;
    tell('run_describe_start');
    change(page);
    tell('run_describe_finish', 'a spec file');
    assert.equal(page.navigator.onLine, false);
    tell('run_describe_finish');
    assert.equal('added' in page, false);
    assert.equal(page.scrollTo, scrollTo);
    assert.equal(page.Element.prototype.getAttribute, getAttribute);
    assert.equal(page.navigator.onLine, true);
    assert.equal(page.document.documentElement.outerHTML, '<html><head></head><body></body></html>');
    assert.equal(page.localStorage.length, 0);
    assert.equal(page.location.href, 'http://localhost/');
  });

  it('leaves the page to a file that is alone', () => {
    const { page, tell } = open('/project/src/page.spec.tsx');
    tell('run_describe_start');
    change(page);
    tell('run_describe_finish');
    assert.equal(page.location.pathname, '/elsewhere');
  });
});
