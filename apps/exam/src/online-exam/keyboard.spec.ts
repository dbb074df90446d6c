import { keyAction, type KeyPress } from './keyboard';

const press = (key: string, over: Partial<KeyPress> = {}): KeyPress => ({
  key,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  isComposing: false,
  defaultPrevented: false,
  target: document.body,
  ...over,
});
function within(html: string): Element {
  document.body.innerHTML = html;
  const target = document.querySelector('[data-here]');
  if (!target) throw new Error('Nothing is marked');
  return target;
}

describe('keyAction', () => {
  it.each([
    ['1', { kind: 'choose', option: 0 }],
    ['9', { kind: 'choose', option: 8 }],
    ['0', { kind: 'choose', option: 9 }],
    ['n', { kind: 'next' }],
    ['N', { kind: 'next' }],
    ['p', { kind: 'previous' }],
    ['F', { kind: 'flag' }],
    ['?', { kind: 'help' }],
    ['ArrowRight', { kind: 'next' }],
    ['ArrowLeft', { kind: 'previous' }],
    ['ArrowDown', null],
    ['x', null],
    ['Enter', null],
    ['F1', null],
  ])('%s', (key, action) => {
    expect(keyAction(press(key))).toEqual(action);
  });

  it.each(['ctrlKey', 'altKey', 'metaKey', 'isComposing', 'defaultPrevented'] as const)(
    'leaves a key with %s alone',
    (flag) => {
      expect(keyAction(press('n', { [flag]: true }))).toBeNull();
    },
  );

  it.each([
    '<input data-here type="text">',
    '<textarea data-here></textarea>',
    '<select data-here></select>',
    '<div contenteditable="true"><b data-here>x</b></div>',
  ])('leaves typing in %s alone', (html) => {
    const target = within(html);
    for (const key of ['n', '1', 'ArrowLeft', '?']) expect(keyAction(press(key, { target }))).toBeNull();
  });

  it('leaves arrow keys to the options while one of them has the focus', () => {
    const target = within('<div role="radiogroup"><input data-here type="radio"></div>');
    expect(keyAction(press('ArrowRight', { target }))).toBeNull();
    expect(keyAction(press('n', { target }))).toEqual({ kind: 'next' });
    expect(keyAction(press('2', { target }))).toEqual({ kind: 'choose', option: 1 });
  });

  it('handles arrow keys on a button', () => {
    expect(keyAction(press('ArrowLeft', { target: within('<button data-here></button>') }))).toEqual({
      kind: 'previous',
    });
  });
});
