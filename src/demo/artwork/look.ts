/** How somebody looks; everything else comes from their name. */
export interface Look {
  hair: 'crop' | 'afro' | 'wrap' | 'braids' | 'bun' | 'bald';
  beard?: boolean;
  glasses?: boolean;
  earrings?: boolean;
  /** In a dark jacket instead of their cloth. */
  jacket?: boolean;
}
