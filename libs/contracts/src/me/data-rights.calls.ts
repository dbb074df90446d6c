import { defineCalls } from '../core/call';
import { myDataRightsRoutes } from './data-rights.routes';
import { myErasure, myErasureBody } from './data-rights.schemas';
import { myRequest } from './profile.schemas';

export const myDataRightsCalls = defineCalls(myDataRightsRoutes, {
  myExport: { summary: 'What the register keeps about the signed-in member, as a JSON file' },
  myErasure: { summary: 'The latest own request for an erasure', answer: myErasure },
  myErasureRequest: {
    summary: 'Ask staff to erase the own data. Nothing is erased by the request itself',
    body: myErasureBody,
    answer: myRequest,
    refusals: [409],
  },
  myRegistrationExport: {
    summary:
      'What is kept about the own registration, exams and certificates, with the files, as a ZIP archive',
    refusals: [404, 503],
  },
});
