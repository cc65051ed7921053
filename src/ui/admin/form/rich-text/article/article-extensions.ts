import { StarterKit } from '@tiptap/starter-kit';
import { Item, TEXT_OPTIONS } from '../extensions.ts';
import { KEPT_MARKS } from './article-marks.ts';
import { CaptionNode, FigureNode, PictureNode } from './picture-node.ts';
import { TABLE_NODES } from './table-nodes.ts';
import { VideoNode } from './video-node.ts';

/** What the editor of an article can write: rich text and the elements of articles, and nothing else. */
export const ARTICLE_EXTENSIONS = [
  StarterKit.configure({
    ...TEXT_OPTIONS,
    code: {},
    codeBlock: {},
    dropcursor: { color: false, class: 'drop-cursor' },
    horizontalRule: {},
    strike: {},
    underline: {},
  }),
  Item,
  ...KEPT_MARKS,
  VideoNode,
  FigureNode,
  CaptionNode,
  PictureNode,
  ...TABLE_NODES,
];
