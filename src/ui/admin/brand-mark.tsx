import { Strip } from '../cloth/strip.tsx';

/** One block of the summit's cloth, as the website wears it too. */
export function BrandMark({ seed }: { seed: string }) {
  return (
    <span className="brand-mark">
      <Strip seed={seed} picks={14} />
    </span>
  );
}
