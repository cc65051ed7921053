import type { ReactNode } from 'react';
import { ClothPanel } from '#ui/cloth/cloth-panel.tsx';

interface MessagePageProps {
  /** Shown in large type: a status such as '404'. */
  figure: string;
  title: string;
  children: ReactNode;
}

/** A page that only shows a message. */
export function MessagePage({ figure, title, children }: MessagePageProps) {
  return (
    <div className="wrap grid gap-10 py-12 md:grid-cols-[1fr_auto] md:py-20">
      <div>
        <p className="display figures text-giant">{figure}</p>
        <h1 className="mt-8 text-section font-bold">{title}</h1>
        <div className="prose mt-6 measure text-lead">{children}</div>
      </div>
      <ClothPanel
        className="h-40 overflow-hidden md:h-auto md:min-h-[26rem] md:w-64"
        seeds={[`${figure}-a`, `${figure}-b`, `${figure}-c`]}
      />
    </div>
  );
}
