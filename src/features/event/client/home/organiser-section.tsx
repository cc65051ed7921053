import { CONTACT_DETAILS } from '../../contact-details.ts';
import { ORGANISER_NAME } from '../../summit.ts';

export function OrganiserSection() {
  return (
    <section id="organiser" className="section wrap" aria-labelledby="organiser-heading">
      <div className="loom">
        <h2 id="organiser-heading" className="text-section font-bold">
          Your hosts
        </h2>
        <div className="measure">
          <div className="prose text-lead">
            <p>
              {ORGANISER_NAME} is a division of a technology thought-leadership group based in Accra, Ghana.
              It brings together people who decide about technology and people who understand it, and gets
              them to talk plainly.
            </p>
            <p>
              We are hosts first. If something would make the two days more useful to you, tell us and we’ll
              try to arrange it.
            </p>
          </div>
          <p className="mt-8">
            <a className="button" href={CONTACT_DETAILS.organiserWebsite} target="_blank" rel="noopener">
              Read More About Us
              <span className="sr-only"> (opens in a new tab)</span>
            </a>
          </p>
        </div>
      </div>
    </section>
  );
}
