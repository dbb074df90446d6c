import { useSession } from '@concord/api-client';
import { LEFT_STANDINGS, type Member } from '@concord/contracts';
import { Typography } from '@concord/ui';
import { DialogButton } from '../../../shared/dialogs/dialog-button';
import { Section } from '../../../shared/page/section';
import { EraseDialog } from './erase-dialog';

interface EraseSectionProps {
  readonly member: Member;
}

/** Open money, for which the server refuses an erasure; undefined without any. */
function openMoney({ balance }: Pick<Member, 'balance'>): string | undefined {
  if (balance > 0) return 'This member still owes money. Waive or void it first.';
  if (balance < 0) return 'This member has credit. Refund it first.';
  return undefined;
}

/** Erasure of a person who has left, for super administrators. */
export function EraseSection({ member }: EraseSectionProps) {
  const isSuper = useSession().details?.role === 'SUPER_ADMIN';
  const { kind, standing, erasedAt } = member;
  if (!isSuper || kind !== 'person' || !LEFT_STANDINGS.includes(standing) || erasedAt) return null;
  const obstacle = openMoney(member);
  return (
    <Section
      title="Erase for good"
      actions={
        obstacle ? null : (
          <DialogButton
            variant="text"
            color="inherit"
            dialog={(close) => <EraseDialog member={member} onClose={close} />}
          >
            Erase personal data
          </DialogButton>
        )
      }
    >
      <Typography color="textSecondary" sx={{ maxWidth: 720 }}>
        {obstacle ??
          'Use this if the person asks to be forgotten, or if the data must no longer be kept. You can’t undo it.'}
      </Typography>
    </Section>
  );
}
