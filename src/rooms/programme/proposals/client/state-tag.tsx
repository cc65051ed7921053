import { StateTag, type Tone } from '#ui/admin/state-tag.tsx';
import { type ProposalState, STATE_LABELS } from '../states.ts';

const TONES: Readonly<Partial<Record<ProposalState, Tone>>> = { received: 'waiting', accepted: 'good' };

export function ProposalStateTag({ state }: { state: ProposalState }) {
  return <StateTag tone={TONES[state]}>{STATE_LABELS[state]()}</StateTag>;
}
