/** Answers for three countries, of which Benin has no list of states; for `serveApi`. */
export const GEO = {
  'GET /api/geo/countries': {
    status: 200,
    body: [
      { id: 'NG', iso2: 'NG', name: 'Nigeria', emoji: '🇳🇬' },
      { id: 'BJ', iso2: 'BJ', name: 'Benin', emoji: '🇧🇯' },
      { id: 'GH', iso2: 'GH', name: 'Ghana', emoji: '🇬🇭' },
    ],
  },
  'GET /api/geo/countries/NG/states': { status: 200, body: [{ id: 'KD', name: 'Kaduna' }] },
  'GET /api/geo/countries/GH/states': { status: 200, body: [{ id: 'AA', name: 'Greater Accra' }] },
  'GET /api/geo/countries/BJ/states': { status: 200, body: [] },
};
