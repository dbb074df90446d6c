import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakePictures } from '../testing/fake-pictures';
import { fileOf, jpegBytes, pdfBytes, textBytes } from '../testing/picture-files';
import { renderInForm } from '../testing/render-in-form';
import { DocumentUpload } from './document-upload';

const SLOT = { field: 'jamb', name: 'Jamb Result' } as const;
const pdf = (name = 'jamb.pdf', size?: number) => fileOf(name, 'application/pdf', pdfBytes(), size);
const group = () => within(screen.getByRole('group', { name: 'Jamb Result' }));
const choose = (file: File) =>
  userEvent.upload(screen.getByLabelText('Jamb Result file'), file, { applyAccept: false });
const show = () => renderInForm(<DocumentUpload {...SLOT} />);

beforeEach(() => {
  jest.restoreAllMocks();
  fakePictures();
});

describe('DocumentUpload', () => {
  it('shows a document with its kind, name and size; removes it and restores it on request', async () => {
    const { values } = show();
    await choose(pdf('jamb.pdf', 3_200_000));
    for (const text of ['jamb.pdf', '(3.1 MB)', 'PDF']) expect(await group().findByText(text)).toBeVisible();
    expect(group().getByRole('status')).toHaveTextContent('The file was added.');
    expect(values().documents.jamb).toMatchObject({ name: 'Jamb Result', fileName: 'jamb.pdf' });

    await userEvent.click(group().getByRole('button', { name: 'Remove' }));
    expect(values().documents.jamb).toBeNull();
    expect(group().getByRole('button', { name: 'Upload' })).toHaveFocus();
    expect(group().getByRole('status')).toHaveTextContent('The file was removed.');

    await userEvent.click(group().getByRole('button', { name: 'Undo' }));
    expect(group().getByText('jamb.pdf')).toBeVisible();
    expect(group().getByRole('button', { name: 'Replace' })).toHaveFocus();
    expect(group().queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
    expect(values().documents.jamb).toMatchObject({ fileName: 'jamb.pdf' });
  });

  it('shows a picture, says when it was made smaller, and shows a hostile name as plain text', async () => {
    const { container } = show();
    await choose(fileOf('"><b>x\u202Efdp.exe/../a.jpg', 'image/jpeg', jpegBytes(4000, 3000)));
    expect((await group().findByText('"><b>xfdp.exe/../a.jpg')).tagName).toBe('BDI');
    expect(container.querySelector('img')).toHaveAttribute('src', expect.stringMatching(/^data:image\/jpeg/));
    expect(group().getByRole('status')).toHaveTextContent('made smaller, so that it uploads faster');
  });

  it("shows why a file is rejected, in the button's description, and keeps the previous file", async () => {
    const { values } = show();
    await choose(fileOf('a.txt', 'text/plain', textBytes('hello')));
    const alert = await group().findByRole('alert');
    expect(alert).toHaveTextContent('Please choose an image, a Word document (.doc, .docx) or a PDF');
    expect(group().getByRole('button', { name: 'Upload' })).toHaveAccessibleDescription(
      alert.textContent ?? '',
    );
    expect(values().documents.jamb).toBeNull();
    await choose(pdf());
    await waitFor(() => expect(group().queryByRole('alert')).not.toBeInTheDocument());
    await choose(fileOf('a.txt', 'text/plain', textBytes('hello')));
    expect(await group().findByRole('alert')).toHaveTextContent('Your earlier file was kept.');
    expect(values().documents.jamb).toMatchObject({ fileName: 'jamb.pdf' });
  });

  it('shows the progress of reading', async () => {
    const readers: FileReader[] = [];
    jest.spyOn(FileReader.prototype, 'readAsDataURL').mockImplementation(function (this: FileReader) {
      readers.push(this);
    });
    show();
    await choose(pdf());
    await waitFor(() => expect(readers).toHaveLength(1));
    act(() =>
      readers[0]?.onprogress?.(
        new ProgressEvent('progress', { lengthComputable: true, loaded: 30, total: 100 }) as never,
      ),
    );
    expect(group().getByRole('progressbar')).toHaveAttribute('aria-valuenow', '30');
    expect(group().getByRole('status')).toHaveTextContent('Reading the file…');
  });

  it('accepts a dropped file, and prevents a file dropped beside it from replacing the page', async () => {
    show();
    const dataTransfer = { types: ['Files'], files: [pdf()], dropEffect: '' };
    expect(fireEvent.dragOver(document.body, { dataTransfer })).toBe(false);
    expect(dataTransfer.dropEffect).toBe('none');
    const place = screen.getByRole('group', { name: 'Jamb Result' });
    expect(fireEvent.dragOver(place, { dataTransfer })).toBe(false);
    expect(dataTransfer.dropEffect).toBe('copy');
    fireEvent.drop(place, { dataTransfer });
    expect(await group().findByText('jamb.pdf')).toBeVisible();
  });
});
