import { Box, Paper, Typography } from '@concord/ui';
import type { ContentCard } from '../../content/page-content';
import { FactList } from './facts';
import { TextList } from './lists';
import { Rich } from './rich-text';

type Level = 'h3' | 'h4';

function Card({ card, level }: { readonly card: ContentCard; readonly level: Level }) {
  const { title, label, text, list, facts } = card;
  return (
    <Paper
      component="li"
      variant="outlined"
      sx={{
        p: { xs: 2.5, md: 3 },
        display: 'flex',
        flexDirection: 'column',
        gap: 1,
        borderTop: 3,
        borderTopColor: 'primary.main',
        breakInside: 'avoid',
      }}
    >
      <div>
        <Typography component={level} variant="h3">
          {title}
        </Typography>
        {label ? (
          <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.25 }}>
            {label}
          </Typography>
        ) : null}
      </div>
      {text ? (
        <Typography>
          <Rich text={text} />
        </Typography>
      ) : null}
      {list ? <TextList items={list} /> : null}
      {facts ? <FactList facts={facts} /> : null}
    </Paper>
  );
}

const columns = (leastWidth: string) => `repeat(auto-fit, minmax(min(100%, ${leastWidth}), 1fr))`;

/**
 * Columns that leave no single card in the last row: three on a tablet, four as two by two, seven
 * as four and three.
 */
const columnsOf = (count: number) => {
  if (count === 3) return columns('220px');
  if (count === 4) return columns('max(280px, 40%)');
  if (count === 7) return { xs: columns('max(240px, 40%)'), lg: 'repeat(4, 1fr)' };
  return columns('280px');
};

/** Cards side by side, as many per row as fit. */
export function CardGrid({
  cards,
  level,
}: {
  readonly cards: readonly ContentCard[];
  readonly level: Level;
}) {
  return (
    <Box
      component="ul"
      sx={{
        listStyle: 'none',
        p: 0,
        m: 0,
        display: 'grid',
        gap: { xs: 2, md: 2.5 },
        gridTemplateColumns: columnsOf(cards.length),
        // Fills the last row of seven cards in two and in four columns.
        ...(cards.length === 7 ? { '& > :last-of-type': { gridColumn: { md: 'span 2' } } } : {}),
      }}
    >
      {cards.map((card) => (
        <Card key={card.title} card={card} level={level} />
      ))}
    </Box>
  );
}
