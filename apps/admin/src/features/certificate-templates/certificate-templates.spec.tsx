import type { TemplateVersion } from '@concord/contracts';
import { FIRST_TEMPLATES } from '@concord/institute';
import { fill, findField, findToast, press } from '@concord/testing/browser';
import { screen, waitFor, within } from '@testing-library/react';
import { openAdmin } from '../../testing/open-admin';

const version = (change: Partial<TemplateVersion> = {}): TemplateVersion => ({
  design: 'diploma',
  version: 1,
  ...FIRST_TEMPLATES.diploma,
  createdAt: '2026-11-21T10:00:00.000Z',
  by: null,
  ...change,
});
const changed = version({
  version: 2,
  title: 'Higher Diploma',
  by: { _id: '6'.repeat(24), username: 'halima' },
});
const history = (...versions: TemplateVersion[]) => ({ body: { present: versions[0], versions } });
const PREVIEW = { 'POST certificate-previews': { body: { html: '<html><head></head></html>', css: '' } } };
const GET = 'GET certificate-templates/diploma';
const SAVE = 'PUT certificate-templates/diploma';
const PATH = '/admin/certificate-templates/diploma';

describe('CertificateTemplatesPage', () => {
  it('shows each design with its version and author', async () => {
    const { made } = openAdmin('/admin/certificate-templates', {
      'GET certificate-templates': { body: [version({ design: 'course' }), changed] },
      ...PREVIEW,
    });
    const card = await screen.findByRole('article', { name: 'Diploma' });
    expect(within(card).getByText(/Version 2, .* by halima/)).toBeInTheDocument();
    expect(screen.getByRole('article', { name: 'Course certificate' })).toHaveTextContent(
      'Version 1, the original design',
    );
    expect(within(card).getByRole('link', { name: 'Edit Diploma' })).toHaveAttribute('href', PATH);
    await waitFor(() => expect(made('POST certificate-previews')).toHaveLength(2));
  });
});

describe('CertificateTemplatePage', () => {
  it('previews the typed text, and saves it as the next version', async () => {
    const { made } = openAdmin(PATH, { [GET]: history(version()), [SAVE]: { body: changed }, ...PREVIEW });
    await fill('Title', 'Higher Diploma');
    await waitFor(() =>
      expect(made('POST certificate-previews').at(-1)).toMatchObject({
        body: { design: 'diploma', title: 'Higher Diploma' },
      }),
    );
    await press('Save as version 2');
    await findToast('Version 2 saved');
    expect(made(SAVE)).toMatchObject([{ body: { title: 'Higher Diploma', revision: 1, accent: '#0d4a2b' } }]);
  });

  it('explains a problem, sends nothing, and keeps the preview', async () => {
    const { made } = openAdmin(PATH, { [GET]: history(version()), ...PREVIEW });
    await fill('Text', 'To {{name}}');
    await fill('Colour', '#ffffff');
    await press('Save as version 2');
    expect(await screen.findByText(/There is no field|Put \{name\} once/)).toBeInTheDocument();
    expect(screen.getByText(/too pale to read/)).toBeInTheDocument();
    expect(screen.getByText('Complete or correct the fields to update the preview.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Preview as PDF' })).not.toBeInTheDocument();
    expect(made(SAVE)).toEqual([]);
  });

  it('inserts fields at the cursor, and accepts colours and signatures', async () => {
    const { made } = openAdmin(PATH, { [GET]: history(version()), [SAVE]: { body: changed }, ...PREVIEW });
    const text = (await findField('Text')) as HTMLInputElement;
    text.setSelectionRange(text.value.length, text.value.length);
    await press('Date');
    await press('Teal');
    await press('Add a signature');
    await fill('Office of signature 3', 'Director');
    await press('Remove signature 1');
    await press('Save as version 2');
    await findToast('Version 2 saved');
    const { body } = made(SAVE)[0] as { body: TemplateVersion };
    expect(body.body.endsWith('belong to it{date}')).toBe(true);
    expect(body.accent).toBe('#0b5a5e');
    expect(body.signatories.map(({ role }) => role)).toEqual(['President', 'Director']);
  });

  it('keeps typed text after a concurrent change, and takes the other version on request', async () => {
    const answers = [history(version()), history(changed, version())];
    openAdmin(PATH, {
      [GET]: () => answers.shift() ?? history(changed, version()),
      [SAVE]: { status: 409, body: { code: 'REVISION', message: 'x' } },
      ...PREVIEW,
    });
    await fill('Title', 'My Diploma');
    await press('Save as version 2');
    expect(await screen.findByText(/Someone else has changed this design/)).toBeInTheDocument();
    expect(await findField('Title')).toHaveValue('My Diploma');
    await press('Use their version');
    expect(await findField('Title')).toHaveValue('Higher Diploma');
  });

  it('shows earlier versions, and restores one after a confirmation', async () => {
    const call = 'POST certificate-templates/diploma/restore';
    const { made } = openAdmin(`${PATH}?tab=versions`, {
      [GET]: history(changed, version()),
      [call]: { body: version({ version: 3, restored: 1 }) },
      ...PREVIEW,
    });
    await press('View version 1');
    expect(await screen.findByText('Differs from the current version in: title.')).toBeInTheDocument();
    await press('Bring back version 1');
    await press('Bring back');
    await findToast('Version 1 is the current version again');
    expect(made(call)).toMatchObject([{ body: { version: 1, revision: 2 } }]);
  });

  it('shows an ADMIN only the certificate', async () => {
    openAdmin(PATH, { [GET]: history(changed, version()), ...PREVIEW }, 'ADMIN');
    expect(await screen.findByText('A super administrator can change it.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Save/ })).not.toBeInTheDocument();
  });
});
