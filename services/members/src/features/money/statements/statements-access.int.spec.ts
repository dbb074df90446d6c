import { MembersHarness } from '../../../testing/harness';
import { StatementCalls, UNKNOWN } from '../../../testing/statement-calls';

const service = MembersHarness.forSuite();
const calls = new StatementCalls(service);

describe('access', () => {
  it('is for staff with the permission for money alone', async () => {
    const line = await calls.lineFor('ACCESS');
    const routes: [string, string, unknown?][] = [
      ['POST', '/statement', {}],
      ['POST', '/statement/preview', {}],
      ['GET', '/statement'],
      ['GET', `/statement/${line.statement}`],
      ['GET', '/statement/lines'],
      ['POST', `/statement/lines/${line._id}/confirm`, { member: UNKNOWN }],
      ['POST', `/statement/lines/${line._id}/split`, { parts: [] }],
      ['POST', `/statement/lines/${line._id}/skip`, { reason: 'none' }],
      ['POST', `/statement/lines/${line._id}/reopen`],
      ['GET', '/statement/profiles'],
      ['POST', '/statement/profiles', {}],
      ['PUT', `/statement/profiles/${UNKNOWN}`, {}],
      ['DELETE', `/statement/profiles/${UNKNOWN}`],
    ];
    for (const [method, path, body] of routes)
      expect(await service.call(path, { method, body, token: service.admin })).toMatchObject({ status: 403 });
    expect(await calls.get(`/statement/${line.statement}`, service.superAdmin)).toMatchObject({
      status: 200,
    });
    expect(await calls.get(`/statement/${UNKNOWN}`)).toMatchObject({ status: 404 });
    expect(await calls.act({ _id: UNKNOWN }, 'reopen')).toMatchObject({ status: 404 });
  });
});
