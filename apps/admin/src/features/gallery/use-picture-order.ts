import type { GalleryItem } from '@concord/contracts';
import { toastError } from '@concord/ui';
import { useState } from 'react';
import { useGalleryOrderMutation } from './requests';

/** Moves a list item to another position. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const order = [...items];
  order.splice(to, 0, ...order.splice(from, 1));
  return order;
}

/** Order of the pictures: changes at once, and is reverted if the server refuses. */
export function usePictureOrder(items: readonly GalleryItem[]) {
  const [order] = useGalleryOrderMutation();
  const [wanted, setWanted] = useState<readonly string[]>();
  const [said, setSaid] = useState('');
  const byId = new Map(items.map((item) => [item._id, item]));
  const isFitting = wanted?.length === items.length && wanted.every((id) => byId.has(id));
  const shown = isFitting ? wanted.flatMap((id) => byId.get(id) ?? []) : items;

  const move = async (from: number, to: number) => {
    const item = shown[from];
    if (!item || from === to || to < 0 || to >= shown.length) return;
    const ids = moved(shown, from, to).map(({ _id }) => _id);
    setWanted(ids);
    setSaid(`${item.caption || 'The picture'} is now number ${to + 1} of ${shown.length}`);
    try {
      await order({ body: { ids } }).unwrap();
    } catch (error) {
      setSaid('');
      toastError(error);
      setWanted(undefined);
    }
  };
  return { shown, said, move: (from: number, to: number) => void move(from, to) };
}
