import { RENDERED_AHEAD } from '@concord/shell/addresses';
import { renderMissing, renderOpening, renderPage } from './render-page';

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
    const { content } = await renderMissing('/no<b>where');
    expect(content).toContain('The url /no&lt;b&gt;where can not be found');
  });

  it('renders what is seen of a page until its remote is there', async () => {
    const { content, head } = await renderOpening('/register', 'registration', () => (
      <main>
        <title>Opening</title>
        <h1>Soon</h1>
      </main>
    ));
    expect(content).toContain('<h1>Soon</h1>');
    expect(head).toBe('<title>Opening</title>');
  });

  it('shows nobody as signed in', async () => {
    const { content } = await renderPage('/');
    expect(content).not.toContain('Logout');
  });
});
