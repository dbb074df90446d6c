import { defineCalls } from '../core/call';
import { credentialRoutes } from './credentials.routes';
import { didDocument } from './credentials.schemas';

export const credentialCalls = defineCalls(credentialRoutes, {
  credentialGet: {
    summary: 'The certificate as a signed Open Badges 3.0 credential (a JWT), which anyone can verify',
    refusals: [404, 409, 429],
  },
  credentialIssuer: {
    summary: 'The DID document of the institute, with the keys of its credentials',
    answer: didDocument,
    refusals: [404],
  },
  credentialStatusList: {
    summary: 'Which credentials of a list are revoked, as a signed Bitstring Status List (a JWT)',
    refusals: [404],
  },
});
