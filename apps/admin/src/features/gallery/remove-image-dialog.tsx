import type { GalleryItem } from '@concord/contracts';
import { toastError, toastSuccess } from '@concord/ui';
import { ConfirmDialog } from '@concord/ui/display';
import { useRemoveImageMutation } from './remove-image';

interface RemoveImageDialogProps {
  readonly item: GalleryItem;
  readonly onClose: () => void;
}

/** Asks before a picture is deleted. */
export function RemoveImageDialog({ item, onClose }: RemoveImageDialogProps) {
  const [remove, { isLoading }] = useRemoveImageMutation();
  const confirm = async () => {
    try {
      await remove(item).unwrap();
      toastSuccess('Deleted Succesfully');
    } catch {
      toastError('Image could nit be deleted');
    }
    onClose();
  };
  return (
    <ConfirmDialog
      open
      title="Delete this picture?"
      confirmLabel="Delete"
      destructive
      busy={isLoading}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      {item.caption ? `"${item.caption}" will be deleted.` : 'It will be deleted.'} This can not be undone.
    </ConfirmDialog>
  );
}
