import type { SPONSOR_TITLES } from '#modules/sponsors/contract.ts';

/** Made-up organisations; each name says so. */
export const SAMPLE_SPONSORS: readonly {
  title: (typeof SPONSOR_TITLES)[number];
  name: string;
  website?: string;
}[] = [
  { title: 'Sponsor', name: 'Sample Bank', website: 'https://bank.example' },
  { title: 'Sponsor', name: 'Sample Telecom', website: 'https://telecom.example' },
  { title: 'Partners', name: 'Sample Academy', website: 'https://academy.example' },
  { title: 'Partners', name: 'Sample Energy' },
  { title: 'Media Partner', name: 'Sample Radio', website: 'https://radio.example' },
  { title: 'Media Partner', name: 'Sample Daily' },
  { title: 'Previous Partner', name: 'Sample Cloud', website: 'https://cloud.example' },
  { title: 'Previous Partner', name: 'Sample Logistics' },
];
