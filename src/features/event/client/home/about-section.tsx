import { Strip } from '#ui/cloth/strip.tsx';
import { FALLBACK } from '../../fallback.ts';

const PRINCIPLES = [
  {
    name: 'Trustworthiness',
    text: 'Every case on stage is told by someone who was responsible for it, with what it cost and what went wrong.',
  },
  {
    name: 'Quality',
    text: 'A few well-prepared sessions. You hear what works in a Ghanaian office, not in a brochure.',
  },
  {
    name: 'Creativity',
    text: 'The best uses of these tools haven’t been found yet. Workshops give you room to find yours.',
  },
] as const;

export function AboutSection({ theme }: { theme: string | null | undefined }) {
  return (
    <section id="about" className="section wrap" aria-labelledby="about-heading">
      <div className="loom">
        <div>
          <h2 id="about-heading" className="text-section font-bold">
            About the summit
          </h2>
        </div>
        <div>
          <blockquote className="font-display text-title leading-tight font-semibold md:text-[2.125rem]">
            “{theme ?? FALLBACK.theme}”
          </blockquote>
          <div className="prose mt-8 measure text-lead">
            <p>
              A cashew exporter that forecasts its harvest. A clinic that finds its no-shows before they
              happen. A bank that reads a loan file in minutes. Artificial intelligence is already at work in
              West African companies, mostly quietly.
            </p>
            <p>
              The summit brings these people into one room for two days. Mornings are for talks and panels;
              afternoons are for demonstrations and for sitting down with someone who has already done what
              you plan to do.
            </p>
          </div>
        </div>
      </div>
      <h3 className="mt-20 text-title font-bold">What we stand for</h3>
      <ul className="mt-6">
        {PRINCIPLES.map(({ name, text }) => (
          <li key={name} className="principle">
            <span className="principle-cloth draws-along">
              <Strip seed={name} along picks={224} />
            </span>
            <h4 className="display text-[clamp(1.75rem,1rem+2.6vw,3rem)] leading-none">{name}</h4>
            <p className="max-w-[44ch]">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
