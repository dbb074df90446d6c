import { VERDICT_SHAPES } from '@concord/institute';
import { renderVerdicts, VERDICT_TOKENS } from './verdict-pages';

describe('renderVerdicts', () => {
  it('renders a page of each shape with tokens for its own texts only', async () => {
    const contents = await renderVerdicts(({ page }) => Promise.resolve(page.content));
    expect(contents.map(({ name }) => name)).toEqual(VERDICT_SHAPES.map(({ name }) => name));
    for (const [index, { fields }] of VERDICT_SHAPES.entries()) {
      const { html = '' } = contents[index] ?? {};
      const shown = Object.keys(VERDICT_TOKENS).filter((name) => html.includes(VERDICT_TOKENS[name] ?? ''));
      expect(shown.sort()).toEqual([...fields].sort());
    }
  });
});
