import { parse } from 'tldts';
import { knowTopLevels } from '../contract/email-address.ts';

const COUNTRY_LETTERS = 2;

/** The public suffix list lacks a few that countries have, such as .za, below which it has others. */
knowTopLevels((name) => name.length === COUNTRY_LETTERS || parse(`a.a.${name}`).isIcann === true);
