import { screen, within } from '@testing-library/react';
import { fakeApi } from '../../testing/fake-api';
import { aPicture } from '../../testing/records';
import { renderAdmin } from '../../testing/render-admin';

const PICTURE = aPicture();
const REMOVE = `DELETE gallery/${PICTURE._id}`;

const confirmDelete = async (user: ReturnType<typeof renderAdmin>['user']) => {
  await user.click(await screen.findByRole('button', { name: 'Delete Induction' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
};

describe('GalleryPage', () => {
  it('uploads only once there is a picture, with its preview and caption', async () => {
    const seen = fakeApi({ 'POST gallery/upload': { status: 201, body: PICTURE } });
    const { user } = renderAdmin('/admin/gallery-settings', 'ADMIN');

    const upload = await screen.findByRole('button', { name: 'Upload' });
    expect(upload).toBeDisabled();
    await user.upload(screen.getByLabelText('Picture'), new File(['dots'], 'a.png', { type: 'image/png' }));
    expect(await screen.findByRole('img', { name: 'Preview' })).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: 'Caption' }), ' Induction ');
    await user.click(upload);

    expect(await screen.findByText('Uploaded Succesfully')).toBeVisible();
    expect(seen.find(({ call }) => call === 'POST gallery/upload')?.body).toEqual({
      imageFile: 'data:image/png;base64,ZG90cw==',
      caption: 'Induction',
    });
    expect(upload).toBeDisabled();
  });

  it('takes no other file', async () => {
    fakeApi({});
    const { user } = renderAdmin('/admin/gallery-settings', 'ADMIN');
    const picker = await screen.findByLabelText('Picture');
    picker.removeAttribute('accept');

    await user.upload(picker, new File(['x'], 'a.pdf', { type: 'application/pdf' }));
    expect(await screen.findByText('Only images can be uploaded')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Upload' })).toBeDisabled();
  });

  it('deletes a picture after asking', async () => {
    fakeApi({ 'GET gallery': { body: [PICTURE] }, [REMOVE]: { body: { _id: PICTURE._id } } });
    const { user } = renderAdmin('/admin/gallery-settings', 'ADMIN');
    await confirmDelete(user);
    expect(await screen.findByText('Deleted Succesfully')).toBeVisible();
  });

  it('says so when a picture could not be deleted', async () => {
    fakeApi({
      'GET gallery': { body: [PICTURE] },
      [REMOVE]: { status: 404, body: { code: 'NOT_FOUND', message: 'It was not found' } },
    });
    const { user } = renderAdmin('/admin/gallery-settings', 'ADMIN');
    await confirmDelete(user);
    expect(await screen.findByText('Image could nit be deleted')).toBeVisible();
  });
});
