import { Box, Typography } from '@concord/ui';
import type { ContentBlocks, RichText } from '../../content/page-content';
import { plainText } from '../../content/text';
import { ActionLink } from './action-link';
import { CardGrid } from './card-grid';
import { FactsTableView } from './facts-table';
import { FigureRow } from './facts';
import { PathList, StepList, TextList } from './lists';
import { Rich } from './rich-text';

type BlocksProps = ContentBlocks & {
  /** Level of the headings inside, one below the parent heading. */
  readonly level: 'h3' | 'h4';
};

function Note({ text }: { readonly text: RichText }) {
  return (
    <Typography
      component="p"
      sx={{
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
      <Rich text={text} />
    </Typography>
  );
}

/** Content of a section, in the model's order. */
export function Blocks(props: BlocksProps) {
  const { level, paragraphs, path, figures, cards, steps, list, table, note, actions } = props;
  // Keeps an introduction on the same sheet as its content.
  const leads = Boolean(cards ?? table ?? list ?? steps);
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: 3,
        // Block layout in print, because grid rows may be split anywhere between sheets.
        '@media print': { display: 'block', '&& > * + *': { mt: 2.5 } },
      }}
    >
      {paragraphs ? (
        <Box sx={{ display: 'grid', gap: 1.5, maxWidth: '70ch', breakAfter: leads ? 'avoid' : undefined }}>
          {paragraphs.map((text) => (
            <Typography key={plainText(text)}>
              <Rich text={text} />
            </Typography>
          ))}
        </Box>
      ) : null}
      {list ? <TextList items={list} /> : null}
      {path ? <PathList stations={path} /> : null}
      {figures ? <FigureRow facts={figures} /> : null}
      {cards ? <CardGrid cards={cards} level={level} /> : null}
      {steps ? <StepList steps={steps} level={level} /> : null}
      {table ? <FactsTableView {...table} /> : null}
      {note ? <Note text={note} /> : null}
      {actions ? (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, displayPrint: 'none' }}>
          {actions.map((action, index) => (
            <ActionLink key={action.label} action={action} variant={index === 0 ? 'contained' : 'outlined'} />
          ))}
        </Box>
      ) : null}
    </Box>
  );
}
