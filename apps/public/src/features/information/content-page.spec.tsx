import { screen, within } from '@testing-library/react';
import { content as certification } from '../../content/certification';
import { content as nysc } from '../../content/nysc';
import { anchorOf } from '../../content/text';
import { renderPage } from '../../testing/render-page';
import { ContentPage } from './content-page';

describe('ContentPage', () => {
  it('opens a long page with a link to each of its sections', () => {
    const { container } = renderPage(<ContentPage content={certification} />);
    const links = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link');
    const anchors = links.map((link) => link.getAttribute('href') ?? '');
    expect(anchors).toEqual(certification.sections.map((section) => `#${anchorOf(section)}`));
    for (const anchor of anchors) expect(container.querySelector(anchor)).toBeInstanceOf(HTMLElement);
    expect(screen.getByRole('link', { name: 'Proceed to print certificate' })).toHaveAttribute(
      'href',
      '/certificate-form',
    );
  });

  it('names its sections, offers the NYSC form as a download, and links to the registration', () => {
    renderPage(<ContentPage content={nysc} />);
    expect(screen.getByRole('heading', { level: 1, name: nysc.title })).toBeVisible();
    expect(screen.getByRole('region', { name: 'Conversion fees' })).toBeVisible();
    const [form] = screen.getAllByRole('link', { name: 'Download the form (PDF)' });
    expect(form).toHaveAttribute('href', '/documents/nysc-offline-registration-form.pdf');
    expect(form).toHaveAttribute('download', 'nysc-offline-registration-form.pdf');
    expect(screen.getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/register');
  });
});
