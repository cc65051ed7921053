/** A person's appearance; everything else follows from their name. */
export interface Look {
  hair: 'crop' | 'afro' | 'wrap' | 'braids' | 'bun' | 'bald';
  beard?: boolean;
  glasses?: boolean;
  earrings?: boolean;
  /** Wears a dark jacket instead of their cloth. */
  jacket?: boolean;
}
