/** The texts of the home page. */
export const HOME = {
  headline: 'Peace is work. We train the people who do it.',
  lead: 'A not-for-profit professional membership institute for peace and conflict management in Nigeria: membership, courses and examinations from the first certificate to the fellowship.',
  vision:
    'A society in which conflict is met by trained people, early and fairly, before it turns into violence.',
  mission:
    'To admit, train, examine and support the members who build peace in schools, workplaces, communities and public service.',
  coreValues: [
    { name: 'Tolerance', text: 'We make room for people, faiths and opinions that are not our own.' },
    { name: 'Amicability', text: 'We look for the settlement that both sides can live with.' },
    { name: 'Leadership', text: 'We go first where peace needs somebody to begin.' },
    { name: 'Equality/Equity', text: 'The same respect for everyone, and to each what they need.' },
    { name: 'Neutrality', text: 'We take no side but that of a fair process.' },
    { name: 'Tranquility', text: 'We keep calm, and help others to find their calm again.' },
  ],
} as const;
