import { screen, within } from '@testing-library/react';
import { content as certification } from '../../content/certification';
import { content as examInfo } from '../../content/exam-info';
import { content as membership } from '../../content/membership';
import { content as nysc } from '../../content/nysc';
import type { PageContent } from '../../content/page-content';
import { anchorOf } from '../../content/text';
import { renderPage } from '../../testing/render-page';
import { ContentPage } from './content-page';

const show = (content: PageContent) => renderPage(<ContentPage content={content} />);

const levels = () => screen.getAllByRole('heading').map(({ tagName }) => Number(tagName.slice(1)));

describe('ContentPage', () => {
  it.each([membership, nysc, certification, examInfo].map((content) => [content.title, content] as const))(
    'shows %s under one h1, with no level of headings left out',
    (title, content) => {
      show(content);
      expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
      const found = levels();
      expect(found.filter((level) => level === 1)).toHaveLength(1);
      found.slice(1).forEach((level, index) => expect(level - (found[index] ?? 0)).toBeLessThanOrEqual(1));
    },
  );

  it.each([membership, certification].map((content) => [content.title, content] as const))(
    'opens %s with a link to each of its sections',
    (_, content) => {
      const { container } = show(content);
      const links = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link');
      expect(links.map((link) => link.getAttribute('href'))).toEqual(
        content.sections.map((section) => `#${anchorOf(section)}`),
      );
      for (const link of links) {
        expect(container.querySelector(link.getAttribute('href') ?? '')).toBeInstanceOf(HTMLElement);
      }
    },
  );

  it('names its sections by their headings', () => {
    show(nysc);
    expect(screen.getByRole('region', { name: 'Conversion fees' })).toBeVisible();
  });

  it('offers the NYSC form as a download, and links to the registration', () => {
    show(nysc);
    const [form] = screen.getAllByRole('link', { name: 'Download the form (PDF)' });
    expect(form).toHaveAttribute('href', '/documents/nysc-offline-registration-form.pdf');
    expect(form).toHaveAttribute('download', 'nysc-offline-registration-form.pdf');
    expect(screen.getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/register');
  });

  it('links from the courses to the certificate', () => {
    show(certification);
    expect(screen.getByRole('link', { name: 'Proceed to print certificate' })).toHaveAttribute(
      'href',
      '/certificate-form',
    );
  });
});
