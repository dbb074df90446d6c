import type { GalleryItem } from '@concord/contracts';
import { RemovalDialog } from '../../shared/removal-dialog';
import { useRemoveImageMutation } from './remove-image';

interface RemoveImageDialogProps {
  readonly item: GalleryItem;
  readonly onClose: () => void;
}

/** Asks before a picture is deleted. */
export function RemoveImageDialog({ item, onClose }: RemoveImageDialogProps) {
  const [remove] = useRemoveImageMutation();
  return (
    <RemovalDialog
      title="Delete this picture?"
      failed="Image could nit be deleted"
      remove={() => remove(item).unwrap()}
      onClose={onClose}
    >
      {item.caption ? `"${item.caption}" will be deleted.` : 'It will be deleted.'} This can not be undone.
    </RemovalDialog>
  );
}
