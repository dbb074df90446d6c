import { LineDrawing, type LineDrawingProps } from '@concord/ui';
import type { DrawingName } from '../../content/page-content';

const DRAWINGS: Readonly<Record<DrawingName, LineDrawingProps>> = {
  letter: {
    area: 'M22 52a6 6 0 0 1 6-6h104a6 6 0 0 1 6 6v72a6 6 0 0 1-6 6H28a6 6 0 0 1-6-6z',
    lines:
      'M22 52a6 6 0 0 1 6-6h104a6 6 0 0 1 6 6v72a6 6 0 0 1-6 6H28a6 6 0 0 1-6-6zM24 50l56 44 56-44M24 126l38-42M136 126L98 84',
    accent: 'M80 34V18M58 36l-8-12M102 36l8-12',
  },
  people: {
    area: 'M28 134c0-24 14-38 32-38 8 0 14 3 20 8 6-5 12-8 20-8 18 0 32 14 32 38z',
    lines:
      'M60 44a20 20 0 1 0 0 40 20 20 0 0 0 0-40zM100 44a20 20 0 1 0 0 40 20 20 0 0 0 0-40zM28 134c0-24 14-38 32-38s32 14 32 38M84 106c5-6 10-10 18-10 18 0 30 14 30 38M20 134h120',
    accent: 'M80 34c-6-10-2-18 10-20 0 10-3 16-10 20zM80 34c-1-5-1-8-1-12',
  },
  path: {
    area: 'M20 138h34v-26h30V86h30V60h30v78z',
    lines: 'M20 138h34v-26h30V86h30V60h26M20 138h124V60',
    accent: 'M128 58V22M128 24h20l-6 8 6 8h-20',
  },
  certificate: {
    area: 'M26 30h108v76H26zM90 82a16 16 0 1 1 0 32 16 16 0 0 1 0-32z',
    lines: 'M26 30h108v76h-30M76 106H26V30M46 52h68M46 68h68M46 84h24',
    accent: 'M90 82a16 16 0 1 0 0 32 16 16 0 0 0 0-32zM80 111l-5 29 15-9 15 9-5-29',
  },
  clock: {
    area: 'M30 22h66l22 22v40H86v54H30zM110 82a30 30 0 1 1 0 60 30 30 0 0 1 0-60z',
    lines: 'M88 138H30V22h66l22 22v30M96 22v22h22M46 58h40M46 76h34M46 94h22',
    accent: 'M110 82a30 30 0 1 0 0 60 30 30 0 0 0 0-60zM110 96v17l11 8',
  },
  book: {
    area: 'M80 48c-14-12-34-16-60-16v88c26 0 46 4 60 16 14-12 34-16 60-16V32c-26 0-46 4-60 16z',
    lines:
      'M80 48c-14-12-34-16-60-16v88c26 0 46 4 60 16 14-12 34-16 60-16V32c-26 0-46 4-60 16zM80 48v88M36 54c10 1 20 3 28 7M36 76c10 1 20 3 28 7',
    accent: 'M96 61c8-4 18-6 28-7M96 83c8-4 18-6 28-7M96 105c8-4 18-6 28-7',
  },
  shield: {
    area: 'M80 18l52 18v38c0 34-22 56-52 68-30-12-52-34-52-68V36z',
    lines: 'M80 18l52 18v38c0 34-22 56-52 68-30-12-52-34-52-68V36z',
    accent: 'M56 78l17 18 33-36',
  },
  scales: {
    area: 'M20 84h48c0 16-10 26-24 26S20 100 20 84zM92 84h48c0 16-10 26-24 26s-24-10-24-26z',
    lines:
      'M80 26v108M52 136h56M36 42h88M44 42L20 84h48zM116 42L92 84h48zM20 84c0 16 10 26 24 26s24-10 24-26M92 84c0 16 10 26 24 26s24-10 24-26',
    accent: 'M80 18a8 8 0 1 0 0 16 8 8 0 0 0 0-16z',
  },
  sprout: {
    area: 'M34 112h92l-10 30H44z',
    lines:
      'M34 112h92l-10 30H44zM80 112V58M80 76C78 54 62 42 38 42c2 24 18 36 42 34zM80 92c2-18 16-30 38-30-2 20-16 32-38 30z',
    accent: 'M80 44V20M66 26l6 8M94 26l-6 8',
  },
  talk: {
    area: 'M24 34h78v52H60l-20 20V86H24z',
    lines: 'M24 34h78v52H60l-20 20V86H24zM116 60h22v46h-14v22l-22-22H76V98',
    accent: 'M42 52h42M42 68h26',
  },
  briefcase: {
    area: 'M22 56h116v78H22z',
    lines: 'M22 56h116v78H22zM58 56V38h44v18M22 94h50M88 94h50',
    accent: 'M72 84h16v20H72z',
  },
  lock: {
    area: 'M38 70h84v66H38z',
    lines: 'M38 70h84v66H38zM54 70V50a26 26 0 0 1 52 0v20',
    accent: 'M80 92a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM80 106v14',
  },
  coin: {
    area: 'M70 26a46 46 0 1 0 0 92 46 46 0 0 0 0-92z',
    lines: 'M70 26a46 46 0 1 0 0 92 46 46 0 0 0 0-92zM60 94V52l20 40V50M50 66h40M50 78h40',
    accent: 'M104 106l34 34',
  },
  lens: {
    area: 'M22 28h96v50a34 34 0 0 0-34 46H22z',
    lines: 'M72 124H22V28h96v42M40 50h60M40 68h38M40 86h24',
    accent: 'M104 78a26 26 0 1 0 0 52 26 26 0 0 0 0-52zM123 123l17 17M93 104l8 8 15-16',
  },
  pen: {
    area: 'M26 26h92v42l-40 40v30H26z',
    lines: 'M76 138H26V26h92v38M118 116v22h-14M44 50h56M44 70h36M44 90h22',
    accent: 'M132 68l12 12-48 48-18 6 6-18zM122 78l12 12',
  },
  pictures: {
    area: 'M20 46h98v82H20zM34 30h106v80h-22V46H34z',
    lines: 'M20 46h98v82H20zM34 38v-8h106v80h-14M20 112l28-28 22 20 18-16 30 26',
    accent: 'M84 60a9 9 0 1 0 0 18 9 9 0 0 0 0-18z',
  },
};

export function PageDrawing({ name }: { readonly name: DrawingName }) {
  return <LineDrawing {...DRAWINGS[name]} />;
}
