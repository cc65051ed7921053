import { Strip } from './strip.tsx';

interface ClothPanelProps {
  /** One strip for each name; neighbours are offset by a block. */
  seeds: readonly string[];
  picks?: number;
  className?: string;
}

/** Strips sewn side by side into a cloth. */
export function ClothPanel({ seeds, picks, className = '' }: ClothPanelProps) {
  return (
    <div className={`flex gap-px ${className}`} aria-hidden="true">
      {seeds.map((seed, index) => (
        <div key={seed} className="relative min-w-0 flex-1">
          <Strip
            seed={seed}
            shifted={index % 2 === 1}
            className="absolute inset-0"
            {...(picks ? { picks } : {})}
          />
        </div>
      ))}
    </div>
  );
}
