import { takeLateFonts } from './late-fonts';

const face = (status: FontFaceLoadStatus, display: FontDisplay = 'optional') => ({ status, display });
const rule = (display: string) => {
  const values = new Map([['font-display', display]]);
  return {
    values,
    style: {
      getPropertyValue: (name: string) => values.get(name) ?? '',
      setProperty: (name: string, value: string) => void values.set(name, value),
    },
  };
};

function pageOf(...statuses: FontFaceLoadStatus[]) {
  const [ours, fallback] = [rule('optional'), rule('')];
  const other = {
    href: 'https://other.example/a.css',
    get cssRules(): never {
      throw new Error('of another origin');
    },
  };
  const styleSheets = [other, { href: null, cssRules: [{ media: 'print' }, ours, fallback] }];
  const fonts = [...statuses.map((status) => face(status)), face('error', 'auto')];
  const isTaken = takeLateFonts({ fonts, styleSheets } as unknown as Document);
  return { isTaken, displays: [ours, fallback].map(({ values }) => values.get('font-display')) };
}

describe('takeLateFonts', () => {
  it('takes the fonts of the page once all of them are there', () =>
    expect(pageOf('loaded', 'loaded')).toEqual({ isTaken: true, displays: ['swap', ''] }));

  it.each(['loading', 'unloaded', 'error'] as const)('leaves them while one is %s', (status) =>
    expect(pageOf('loaded', status)).toEqual({ isTaken: false, displays: ['optional', ''] }),
  );
});
