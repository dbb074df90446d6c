import type { DocumentFile, PrintedCpdStatement } from '@concord/contracts';
import { eventually } from '@concord/nest-platform/testing';
import { CPD_STATEMENT } from '../../../testing/member-documents';
import { PrintedDocuments } from '../../../testing/printed-documents';
import { readPdf } from '../../../testing/printing';

const printed = new PrintedDocuments();
const { media } = printed;

const ask = (body: object = CPD_STATEMENT) => media.request('POST', '/internal/statements/print', { body });
const file = async (statement: PrintedCpdStatement): Promise<DocumentFile> => (await ask(statement)).json();
const documents = () => printed.database.collection('documents');
const done = (statement: PrintedCpdStatement) =>
  eventually(async () => {
    const answer = await file(statement);
    return answer.status === 'done' && answer;
  });

describe('POST internal/statements/print', () => {
  it('prints the same content once, and a changed one again', async () => {
    await media.worker();
    await eventually(async () => (await file(CPD_STATEMENT)).status === 'working');
    const { name, file: base64 = '' } = await done(CPD_STATEMENT);
    expect(name).toBe('CPD statement 2026 CIPCM-000123 Okafor Ada.pdf');
    expect((await readPdf(Buffer.from(base64, 'base64'))).text).toContain('Points that count 11.5');
    expect(await file(CPD_STATEMENT)).toMatchObject({ status: 'done', file: base64 });
    const more = await done({ ...CPD_STATEMENT, counted: 14.5 });
    expect((await readPdf(Buffer.from(more.file ?? '', 'base64'))).text).toContain('Points that count 14.5');
    const kind = 'cpd-statement';
    expect(await documents().countDocuments({ kind, owner: CPD_STATEMENT.member })).toBe(2);
  });

  it('loses its prints when the member is erased', async () => {
    await media.request('DELETE', `/internal/owners/${CPD_STATEMENT.member}`);
    expect(await documents().countDocuments({ owner: CPD_STATEMENT.member })).toBe(0);
  });

  it('refuses what is no statement, and callers without the secret', async () => {
    expect((await ask({ ...CPD_STATEMENT, year: 'soon' })).statusCode).toBe(400);
    const url = '/internal/statements/print';
    const answer = await media.app.inject({ method: 'POST', url, payload: CPD_STATEMENT });
    expect(answer.statusCode).toBe(403);
  });
});
