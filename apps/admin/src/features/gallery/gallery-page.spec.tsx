import { fill, findField, findToast, press, user } from '@concord/testing/browser';
import { screen } from '@testing-library/react';
import { openAdmin } from '../../testing/open-admin';
import { aPicture } from '../../testing/records';

const PATH = '/admin/gallery-settings';

describe('GalleryPage', () => {
  it('uploads a picture with its caption after a preview', async () => {
    const call = 'POST gallery/upload';
    const { made } = openAdmin(PATH, { [call]: { status: 201, body: aPicture() } }, 'ADMIN');

    const picker = await findField('Picture');
    const upload = screen.getByText('Upload');
    expect(upload).toBeDisabled();
    await user.upload(picker, new File(['dots'], 'a.png', { type: 'image/png' }));
    expect(await screen.findByAltText('Preview')).toBeVisible();
    await fill('Caption', ' Induction ');
    await press('Upload');

    await findToast('Uploaded Succesfully');
    expect(made(call)).toMatchObject([
      { body: { imageFile: 'data:image/png;base64,ZG90cw==', caption: 'Induction' } },
    ]);
    expect(upload).toBeDisabled();
  });

  it('shows which pictures await their malware scan, and which are withheld', async () => {
    const infected = { _id: '651000000000000000000002', scan: 'infected', finding: 'Eicar' } as const;
    const pictures = [aPicture({ scan: 'pending' }), aPicture({ ...infected, caption: 'Hall' })];
    openAdmin(PATH, { 'GET gallery': { body: pictures } }, 'ADMIN');
    expect(await screen.findByText(/waiting for a malware scan/)).toBeVisible();
    expect(screen.getByAltText('Induction')).toBeVisible();
    expect(screen.getByText('Blocked because of Eicar. The website does not show it.')).toBeVisible();
    expect(screen.queryByAltText('Hall')).not.toBeInTheDocument();
  });

  it('refuses other files', async () => {
    openAdmin(PATH, {}, 'ADMIN');
    const picker = await findField('Picture');
    picker.removeAttribute('accept');
    await user.upload(picker, new File(['x'], 'a.pdf', { type: 'application/pdf' }));
    await findToast('Only images can be uploaded');
    expect(screen.getByText('Upload')).toBeDisabled();
  });

  it('uploads several pictures with progress, and keeps failed ones with their captions', async () => {
    const call = 'POST gallery/upload';
    const answers = [
      { status: 503, body: { code: 'UNAVAILABLE', message: 'Please try again' } },
      { status: 201, body: aPicture() },
    ];
    const { made } = openAdmin(PATH, { [call]: () => answers.shift() ?? {} }, 'ADMIN');
    const [a, b] = ['a', 'b'].map((name) => new File(['dots'], `${name}.png`, { type: 'image/png' }));
    await user.upload(
      await findField('Picture'),
      [a, b].filter((file) => file !== undefined),
    );
    await screen.findByAltText('Preview of b.png');
    await fill('Caption of a.png', 'First');
    await press('Upload');
    await findToast('1 of 2 pictures could not be uploaded');
    expect(made(call)).toHaveLength(2);
    expect(screen.getByLabelText('Caption')).toHaveValue('First');
    expect(screen.getByText('Please try again')).toBeVisible();
  });

  it('shows which picture the gallery will lose', async () => {
    const pictures = Array.from({ length: 32 }, (_, n) =>
      aPicture({ _id: `p${n}`, caption: `Picture ${n}` }),
    );
    openAdmin(PATH, { 'GET gallery': { body: pictures } }, 'ADMIN');
    await screen.findByText('Picture 31');
    await user.upload(await findField('Picture'), new File(['dots'], 'a.png', { type: 'image/png' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('“Picture 31”');
  });

  it('moves a picture by its buttons, announces its position, and reverts a refused move', async () => {
    const pictures = ['a', 'b'].map((id) => aPicture({ _id: id, caption: `Picture ${id}` }));
    const call = 'PUT gallery/order';
    const answers = [{ body: { ordered: 2 } }, { status: 404, body: { code: 'NOT_FOUND', message: 'Gone' } }];
    const { made } = openAdmin(
      PATH,
      { 'GET gallery': { body: pictures }, [call]: () => answers.shift() ?? {} },
      'ADMIN',
    );
    await press('Move Picture b forward');
    const captions = () => screen.getAllByRole('img').map((img) => img.getAttribute('alt'));
    expect(captions()).toEqual(['Picture b', 'Picture a']);
    expect(screen.getByText('Picture b is now number 1 of 2')).toBeInTheDocument();
    expect(made(call)).toMatchObject([{ body: { ids: ['b', 'a'] } }]);
    await press('Move Picture a forward');
    await findToast('Gone');
    expect(captions()).toEqual(['Picture a', 'Picture b']);
  });

  it('edits a caption in place, and keeps a refused one', async () => {
    const call = `PATCH gallery/${aPicture()._id}`;
    const answers = [{ status: 503, body: { code: 'UNAVAILABLE', message: 'Later' } }, { body: aPicture() }];
    const { made } = openAdmin(
      PATH,
      { 'GET gallery': { body: [aPicture()] }, [call]: () => answers.shift() ?? {} },
      'ADMIN',
    );
    await press('Edit the caption Induction');
    await fill('Caption', 'Induction 2026');
    await press('Save');
    await findToast('Later');
    expect(screen.getByLabelText('Caption')).toHaveValue('Induction 2026');
    await press('Save');
    await findToast('Caption saved');
    expect(made(call)[1]?.body).toEqual({ caption: 'Induction 2026' });
  });
});
