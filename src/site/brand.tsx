import { publicAddress } from '#platform/contract/public-addresses.ts';
import { Strip } from '#ui/cloth/strip.tsx';

/** The block of cloth that represents the summit, and its name. */
export function Brand({ name, seed }: { name: string; seed: string }) {
  return (
    <a
      href={publicAddress.home}
      className="flex min-h-11 min-w-0 flex-1 items-center gap-2 font-display text-[1.0625rem] leading-none sm:gap-3 sm:text-[1.1875rem] font-bold lg:flex-none"
    >
      <span className="block size-9 shrink-0 overflow-hidden rounded-small">
        <Strip seed={seed} picks={14} />
      </span>
      <span className="max-w-[8.75rem] sm:max-w-none">{name}</span>
    </a>
  );
}
