import { INSTITUTE, provideSettings, type SampleName } from '@concord/institute';
import { OFFICES } from '../../content/offices';
import { fireEvent, screen, within } from '@testing-library/react';
import { renderPage } from '../../testing/render-page';
import ContactPage from './contact-page';

const show = () => renderPage(<ContactPage />);

const states = () => screen.queryAllByRole('rowheader').map((cell) => cell.textContent);
const search = () => screen.getByRole('searchbox', { name: 'Search by state, name or number' });
const look = (value: string) => fireEvent.change(search(), { target: { value } });

/** Sample marks; each list has one. */
const marks = () => screen.queryAllByText('Sample');

describe('ContactPage', () => {
  afterEach(() => provideSettings({}));

  it('marks each list of samples once', () => {
    show();
    expect(marks()).toHaveLength(6);
    for (const name of ['Four offices', 'Academic partners', 'State coordinators'])
      expect(within(screen.getByRole('region', { name })).getAllByText('Sample')).toHaveLength(1);
  });

  it.each<[SampleName[], number]>([
    [['offices'], 1],
    [['e-mail', 'phones', 'phones for serial numbers'], 3],
    [[], 0],
  ])('of the samples %j makes %d marks', (samples, count) => {
    provideSettings({ samples });
    show();
    expect(marks()).toHaveLength(count);
  });

  it('shows the e-mail address in full and dials the phones', () => {
    show();
    expect(screen.getByRole('link', { name: INSTITUTE.email })).toHaveAttribute(
      'href',
      `mailto:${INSTITUTE.email}`,
    );
    for (const phone of [...INSTITUTE.phones, ...INSTITUTE.serialNumberPhones]) {
      expect(screen.getByRole('link', { name: phone })).toHaveAttribute(
        'href',
        `tel:${phone.replaceAll(' ', '')}`,
      );
    }
  });

  it('shows each office with its address, on the map and as a link to a map service', () => {
    show();
    const offices = within(screen.getByRole('region', { name: 'Four offices' }));
    expect(offices.getByRole('img', { name: /Abuja, Dutse, Katsina, Yola/ })).toBeVisible();
    for (const { name, address } of OFFICES) {
      expect(offices.getByRole('heading', { name })).toBeVisible();
      for (const line of address) expect(offices.getByText(line)).toBeVisible();
      const link = offices.getByRole('link', { name: `Find it on OpenStreetMap: ${name}` });
      expect(link).toHaveAttribute('rel', 'noopener');
      expect(new URL(link.getAttribute('href') ?? '').searchParams.get('query')).toContain(address[0]);
    }
  });

  it('lists all coordinators, filters the table and shows the number of matches', () => {
    show();
    expect(states()).toHaveLength(18);
    expect(screen.getByRole('status')).toHaveTextContent('18 coordinators');
    for (const [words, found, count] of [
      ['ka', ['Kaduna', 'Kano', 'Katsina'], '3 coordinators found'],
      ['LAGOS', ['Lagos'], '1 coordinator found'],
      ['  abuja ', ['Federal Capital Territory'], '1 coordinator found'],
      ['coordinator 11', ['Katsina'], '1 coordinator found'],
      ['0118', ['Taraba'], '1 coordinator found'],
    ] as const) {
      look(words);
      expect(states()).toEqual(found);
      expect(screen.getByRole('status')).toHaveTextContent(count);
    }
  });

  it('reports no match, shows HTML as text, and offers to show all', () => {
    show();
    look('<img src=x onerror=alert(1)>');
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('No coordinator found');
    expect(screen.getByText('No coordinator matches “<img src=x onerror=alert(1)>”')).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Show all coordinators' }));
    expect(states()).toHaveLength(18);
    expect(search()).toHaveFocus();
  });
});
