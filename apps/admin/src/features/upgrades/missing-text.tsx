import type { UpgradeFacts } from '@concord/contracts';
import { Chip } from '@concord/ui/display';
import { listed } from '../../shared/format';
import { missingTexts } from './upgrade-words';

/** Conditions that are missing for an upgrade. */
export function MissingText({ facts }: { readonly facts: UpgradeFacts }) {
  const texts = missingTexts(facts);
  if (texts.length === 0) return <Chip size="small" color="success" label="Nothing missing" />;
  return <>{listed(texts)}</>;
}
