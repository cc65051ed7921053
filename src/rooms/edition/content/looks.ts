import { DEFAULT_LOOK, type Look } from '#platform/contract/look.ts';
import type { Message } from '#platform/contract/message.ts';
import * as say from './messages.ts';

/** Looks to choose from at first. Each colour can be changed. */
export const LOOKS: readonly { name: Message; look: Look }[] = [
  { name: say.lookSun, look: DEFAULT_LOOK },
  {
    name: say.lookLagoon,
    look: {
      accent: '#35b8a6',
      ink: '#0d2530',
      gold: '#e8c468',
      palm: '#14746f',
      clay: '#e07a5f',
      indigo: '#27547d',
    },
  },
  {
    name: say.lookForest,
    look: {
      accent: '#0b6e4f',
      ink: '#16231c',
      gold: '#f2c14e',
      palm: '#2a7d4f',
      clay: '#a44a3f',
      indigo: '#3d4f7d',
    },
  },
  {
    name: say.lookEmber,
    look: {
      accent: '#d1432b',
      ink: '#2a1512',
      gold: '#f0a830',
      palm: '#5b7a3a',
      clay: '#b23a24',
      indigo: '#5a3b6e',
    },
  },
  {
    name: say.lookDusk,
    look: {
      accent: '#5b4bc4',
      ink: '#191632',
      gold: '#f3b95f',
      palm: '#3a7d78',
      clay: '#d1495b',
      indigo: '#4b2e83',
    },
  },
  {
    name: say.lookHarbour,
    look: {
      accent: '#1f6fb5',
      ink: '#10202f',
      gold: '#f4c95d',
      palm: '#2f7f62',
      clay: '#d9603b',
      indigo: '#24427a',
    },
  },
];
