import { Box, Stack, Typography } from '@concord/ui';
import type { ContentBlocks } from '../../content/page-content';
import { plainText } from '../../content/text';
import { ActionLink } from './action-link';
import { CardGrid } from './card-grid';
import { FactsTableView } from './facts-table';
import { FigureRow } from './facts';
import { StepList, TextList } from './lists';
import { Rich } from './rich-text';

type BlocksProps = ContentBlocks & {
  /** The level of headings inside: one below the heading that the blocks stand under. */
  readonly level: 'h3' | 'h4';
};

/** What a section holds, in the order that the model gives. */
export function Blocks(props: BlocksProps) {
  const { level, paragraphs, figures, cards, steps, list, table, note, actions } = props;
  return (
    <>
      {paragraphs?.map((text) => (
        <Typography key={plainText(text)} sx={{ maxWidth: '70ch', mt: 1.5 }}>
          <Rich text={text} />
        </Typography>
      ))}
      {figures ? <FigureRow facts={figures} /> : null}
      {cards ? <CardGrid cards={cards} level={level} /> : null}
      {steps ? <StepList steps={steps} level={level} /> : null}
      {list ? <TextList items={list} /> : null}
      {table ? <FactsTableView {...table} /> : null}
      {note ? (
        <Box
          sx={{
            mt: 2.5,
            px: 2.5,
            py: 2,
            maxWidth: '76ch',
            borderLeft: 4,
            borderColor: 'secondary.main',
            bgcolor: 'secondary.light',
            borderRadius: 1,
            breakInside: 'avoid',
          }}
        >
          <Typography>
            <Rich text={note} />
          </Typography>
        </Box>
      ) : null}
      {actions ? (
        <Stack
          direction="row"
          spacing={1.5}
          useFlexGap
          sx={{ flexWrap: 'wrap', mt: 3, displayPrint: 'none' }}
        >
          {actions.map((action, index) => (
            <ActionLink key={action.label} action={action} variant={index === 0 ? 'contained' : 'outlined'} />
          ))}
        </Stack>
      ) : null}
    </>
  );
}
