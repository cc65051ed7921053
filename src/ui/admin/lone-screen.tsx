import type { ReactNode } from 'react';
import { siteIdentity } from '#platform/client/site-identity.ts';
import { publicAddress } from '#platform/contract/public-addresses.ts';
import { Strip } from '../cloth/strip.tsx';
import { BrandMark } from './brand-mark.tsx';

interface Props {
  title: string;
  children: ReactNode;
}

/** A screen outside the shell: one form and a strip of cloth. */
export function LoneScreen({ title, children }: Props) {
  const site = siteIdentity();
  const { seed } = site;
  return (
    <div className="lone">
      <title>{`${title} · Admin`}</title>
      <div className="lone-cloth">
        <Strip seed={seed} picks={448} />
        <Strip seed={seed} picks={448} shifted />
      </div>
      <main className="lone-content">
        <a href={publicAddress.home} className="brand">
          <BrandMark site={site} name={site.name} />
          {(site.logo?.showsName ?? true) && site.name}
        </a>
        <h1>{title}</h1>
        {children}
      </main>
    </div>
  );
}
