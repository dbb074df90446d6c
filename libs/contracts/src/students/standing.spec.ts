import { type ApplicantStanding, exclusionOf } from './standing.schemas';

describe('exclusionOf', () => {
  it.each<[ApplicantStanding, ReturnType<typeof exclusionOf>, ReturnType<typeof exclusionOf>]>([
    [{ status: 'accepted' }, undefined, undefined],
    [{ status: 'rejected' }, 'REJECTED', 'REJECTED'],
    [{ status: 'new' }, undefined, 'UNDECIDED'],
    [{ status: 'in-review' }, undefined, 'UNDECIDED'],
    [{ status: 'more-information' }, undefined, 'UNDECIDED'],
    [{ status: 'accepted', isArchived: true }, 'ARCHIVED', 'ARCHIVED'],
    [{ status: 'rejected', isArchived: true }, 'ARCHIVED', 'ARCHIVED'],
    // From a students service of the previous version.
    [{}, undefined, undefined],
  ])('of %j is %s, and %s among the accepted alone', (standing, usual, strict) => {
    expect([exclusionOf(standing), exclusionOf(standing, true)]).toEqual([usual, strict]);
  });
});
