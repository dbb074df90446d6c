import { RENDERED_AHEAD } from '@concord/shell/addresses';
import { renderPage } from './render-page';

describe('renderPage', () => {
  it.each(RENDERED_AHEAD)(
    'renders %s whole, with a title and one heading of the first level',
    async (path) => {
      const { content, head, styles } = await renderPage(path);
      expect(content.match(/<h1[ >]/g)).toHaveLength(1);
      expect(content).toContain('<footer');
      expect(head).toMatch(/<title>.+<\/title><meta name="description" content=".{50,160}"\/>/);
      expect(styles).toContain('data-emotion="css ');
    },
  );

  it('renders the page of an unknown address with the address in it', async () => {
    const { content } = await renderPage('/no<b>where', true);
    expect(content).toContain('The url /no&lt;b&gt;where can not be found');
  });

  it('shows nobody as signed in', async () => {
    const { content } = await renderPage('/');
    expect(content).not.toContain('Logout');
  });
});
