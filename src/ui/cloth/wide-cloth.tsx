import { Strip } from './strip.tsx';

interface WideClothProps {
  /** Each strip is woven from this and its place. */
  seed: string;
  strips: number;
  className?: string;
}

/** Different strips side by side that fill their box. Decorative. */
export function WideCloth({ seed, strips, className = '' }: WideClothProps) {
  return (
    <div className={`wide-cloth ${className}`}>
      {Array.from({ length: strips }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a strip is its place
        <Strip key={index} seed={`${seed} ${index + 1}`} picks={448} shifted={index % 2 === 1} />
      ))}
    </div>
  );
}
