/** What other rooms may use of this one in what a browser shows. */

export { questionFields } from './submissions/client/offers/question-fields.ts';
