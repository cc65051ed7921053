import { Strip } from '../cloth/strip.tsx';

/** One block of the summit's cloth, as on the website. */
export function BrandMark({ seed }: { seed: string }) {
  return (
    <span className="brand-mark">
      <Strip seed={seed} picks={14} />
    </span>
  );
}
