import type { ReactNode } from 'react';
import { publicAddress } from '#platform/contract/public-addresses.ts';
import { Strip } from '../cloth/strip.tsx';
import { BrandMark } from './brand-mark.tsx';

interface Props {
  title: string;
  /** The event's name; the cloth next to the form is generated from it. */
  name: string;
  children: ReactNode;
}

/** A screen outside the shell: one form and a strip of cloth. */
export function LoneScreen({ title, name, children }: Props) {
  return (
    <div className="lone">
      <title>{`${title} · Admin`}</title>
      <div className="lone-cloth">
        <Strip seed={name} picks={448} />
        <Strip seed={name} picks={448} shifted />
      </div>
      <main className="lone-content">
        <a href={publicAddress.home} className="brand">
          <BrandMark seed={name} />
          {name}
        </a>
        <h1>{title}</h1>
        {children}
      </main>
    </div>
  );
}
