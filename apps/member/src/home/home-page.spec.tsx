import { screen, within } from '@testing-library/react';
import { areasOf } from '../areas';
import { AMINA, MUSA, openMember } from '../testing/open-member';

describe('/me', () => {
  it.each([
    ['a member by name and number', AMINA, 'M-0001'],
    ['an applicant by name', MUSA, null],
  ])('greets %s', async (_, person, number) => {
    openMember('/me', {}, person);
    expect(
      await screen.findByRole('heading', { level: 1, name: `Hello, ${person.holder.name}` }),
    ).toBeVisible();
    if (number) expect(screen.getByText(number)).toBeVisible();
    else expect(screen.queryByText(/^M-/)).not.toBeInTheDocument();
  });

  it.each([
    ['member', AMINA],
    ['applicant', MUSA],
  ])('has a card for each area of a %s', async (_, person) => {
    openMember('/me', {}, person);
    const cards = within(await screen.findByRole('navigation', { name: 'Areas' })).getAllByRole('link');
    expect(cards.map((card) => card.getAttribute('href'))).toEqual(
      areasOf(person.holder).map(({ path }) => path),
    );
  });
});
