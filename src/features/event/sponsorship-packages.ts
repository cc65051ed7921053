import type { PricedPackage } from './priced-packages.ts';

/** A package: its price in cedis and US dollars, and its benefits (docs/product.md, 1.7). */
export interface SponsorshipPackage {
  name: PricedPackage;
  exclusive?: boolean;
  cedis: number;
  dollars: number;
  benefits: readonly string[];
}

export const SPONSORSHIP_PACKAGES: readonly SponsorshipPackage[] = [
  {
    name: 'Platinum',
    exclusive: true,
    cedis: 55_000,
    dollars: 3_670,
    benefits: [
      'Top-tier visibility, keynote speaking opportunity',
      'Logo on screens, banners, backdrops, website and marketing materials',
      'Branding in the hall, table-top exhibition, corporate video presentation',
      '10-minute presentation or demo',
      'Conference-kit distribution option',
      'Recognition as Platinum Sponsor',
      '2 conference registrations',
    ],
  },
  {
    name: 'Gold',
    cedis: 40_500,
    dollars: 2_700,
    benefits: [
      'High-level brand exposure, speaking slot',
      'Logo on marketing materials, hall branding',
      'Table-top exhibition, corporate video',
      '7-minute presentation or demo',
      'Kit distribution option',
      'Recognition as Gold Sponsor',
      '1 registration',
    ],
  },
  {
    name: 'Silver',
    cedis: 35_000,
    dollars: 2_333,
    benefits: [
      'Moderate exposure',
      'Logo on website and digital materials',
      '3-minute presentation or demo',
      'Table-top exhibition, kit distribution option',
      '1 registration',
      'Acknowledgment as Silver Sponsor',
    ],
  },
  {
    name: 'Bronze',
    cedis: 20_000,
    dollars: 1_340,
    benefits: [
      'Entry-level exposure',
      'Logo on website and digital materials',
      'Table-top exhibition',
      '3-minute presentation or demo',
      'Acknowledgment as Bronze Sponsor',
    ],
  },
];
