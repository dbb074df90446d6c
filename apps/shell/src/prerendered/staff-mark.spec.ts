import { createAppStore, loggedOut, signedInAs } from '@concord/api-client';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ADA } from '../testing/render-app';
import { markStaff } from './staff-mark';

const PAGE = readFileSync(join(__dirname, '../index.html'), 'utf8');
const HEAD_SCRIPT = /<script>([\s\S]+?)<\/script>/.exec(PAGE)?.[1] ?? '';

const root = document.documentElement;
const isMarked = () => root.hasAttribute('data-staff');
const openPage = () => {
  root.removeAttribute('data-staff');
  new Function(HEAD_SCRIPT)();
};

describe('markStaff', () => {
  beforeEach(() => localStorage.clear());
  afterEach(() => jest.restoreAllMocks());

  it('marks the document while staff are signed in', () => {
    const store = createAppStore();
    markStaff(store);
    expect(isMarked()).toBe(false);
    store.dispatch(signedInAs(ADA));
    expect(isMarked()).toBe(true);
    store.dispatch(loggedOut());
    expect(isMarked()).toBe(false);
  });

  it('keeps the mark of the script in the head if a session is stored', () => {
    openPage();
    expect(isMarked()).toBe(false);
    createAppStore().dispatch(signedInAs(ADA));
    openPage();
    expect(isMarked()).toBe(true);
  });

  it('removes that mark if the stored session is invalid', () => {
    localStorage.setItem('concord.session', 'damaged');
    openPage();
    expect(isMarked()).toBe(true);
    markStaff(createAppStore());
    expect(isMarked()).toBe(false);
  });

  it('leaves a page unmarked if storage is blocked', () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('Storage is blocked', 'SecurityError');
    });
    openPage();
    expect(isMarked()).toBe(false);
  });
});
