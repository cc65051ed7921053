import type { ReactNode } from 'react';
import type { SiteView } from '../../site-view.ts';

/** With which another module lets visitors hear of the next summit, once this one is over. */
export type NextSummitForm = (props: { siteView: SiteView }) => ReactNode;
