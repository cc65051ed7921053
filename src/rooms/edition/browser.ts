/** What other rooms may use of this one in what a browser shows. */

export { ContentFields } from './content/client/offers/content-fields.tsx';
export { isLook, lookVariables } from './content/client/offers/look-preview.tsx';
export { PartScreen } from './content/client/offers/part-screen.tsx';
export { SectionScreen } from './content/client/offers/section-screen.tsx';
export { EditionFormFields } from './editions/client/offers/edition-form-fields.tsx';
export { valuesOf } from './editions/client/offers/edition-values.ts';
export type { CountForHome } from './editions/client/offers/home-figure.ts';
export type { HomeSection } from './editions/client/offers/home-section.ts';
export { useEditions } from './editions/client/use-editions.ts';
export { recordRoutes } from './record-kit/client/offers/record-screens.tsx';
