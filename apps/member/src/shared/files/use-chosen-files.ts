import { useState } from 'react';
import type { ChosenFile } from './chosen-file';

/** Chosen files for a `FilesField`. A form waits while another one is being read, or it would be left out. */
export function useChosenFiles() {
  const [files, onChange] = useState<readonly ChosenFile[]>([]);
  const [isReading, onReading] = useState(false);
  return { files, onChange, isReading, onReading };
}
