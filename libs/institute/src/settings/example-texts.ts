/**
 * Invented texts of deploy/site-settings.example.yaml that a copy may still contain, and the fees
 * of a schedule joined in a line. Without names of people, which real people may share.
 */
export const EXAMPLE_TEXTS: readonly string[] = [
  'Example Institute of Mediation and Peace',
  'Example',
  'office@example.org',
  '+234 803 555 0100',
  '+234 803 555 0101',
  '+234 803 555 0102',
  'Example Trust Bank',
  '0123456789',
  'https://www.facebook.com/example-institute',
  'https://mastodon.social/@example-institute',
  '12 Example Road',
  '+234 803 555 0111',
  '7 Example Street',
  '+234 803 555 0112',
  '+234 803 555 0121',
  '+234 803 555 0122',
  '+234 803 555 0123',
  'Example University',
  '600 7000 5000 1000 1200 1000',
  '1500 9500 14000',
];
