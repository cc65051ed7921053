import type { ReactNode } from 'react';

/** What a state means to organisers: well, waiting for something, or in need of them. Others are quiet. */
export type Tone = 'good' | 'waiting' | 'bad' | undefined;

/** The state of a record, in lists and on its own screen. */
export function StateTag({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <span className="tag state-tag" data-tone={tone}>
      {children}
    </span>
  );
}
