import { provideSettings } from '@concord/institute';
import { renderMissing, renderPlaceholder, renderPage } from './render-page';

const countOf = (content: string) => content.match(/>Sample</g)?.length ?? 0;

describe('renderPage', () => {
  afterEach(() => provideSettings({}));

  it('renders a page as for a visitor, with its title, description and styles', async () => {
    const { content, head, styles } = await renderPage('/t&c');
    expect(content.match(/<h1[ >]/g)).toHaveLength(1);
    expect(content).toContain('<footer');
    expect(content).not.toContain('Logout');
    expect(head).toMatch(/<title>.+<\/title><meta name="description" content=".{50,160}"\/>/);
    expect(styles).toContain('data-emotion="css ');
  });

  it('contains the marks of samples until the settings replace them', async () => {
    // Six marks on the contact page, and two in the footer.
    expect(countOf((await renderPage('/contact')).content)).toBe(8);
    provideSettings({ name: 'Lakeside', samples: [] });
    expect(countOf((await renderPage('/contact')).content)).toBe(0);
  });

  it('renders the page of an unknown address with the address', async () => {
    const { content } = await renderMissing('/no<b>where');
    expect(content).toContain('The url /no&lt;b&gt;where can not be found');
  });

  it('renders the placeholder of a remote', async () => {
    const { content, head } = await renderPlaceholder('/register', 'registration', () => (
      <main>
        <title>Placeholder</title>
        <h1>Soon</h1>
      </main>
    ));
    expect(content).toContain('<h1>Soon</h1>');
    expect(head).toBe('<title>Placeholder</title>');
  });
});
