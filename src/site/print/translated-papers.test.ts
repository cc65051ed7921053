import type { Email } from 'postal-mime';
import { expect, test } from 'vitest';
import { callAddress } from '#platform/contract/call.ts';
import { saveLanguages } from '#rooms/access/languages/contract.ts';
import { cancelOrder, enterPayment } from '#rooms/money/orders/contract.ts';
import { registerGroup } from '#rooms/people/groups/contract.ts';
import { mailSettings, openMailSink, sendingInstance } from '#testing/mails.ts';
import { buyersPage, emailOf, orderOf, selling } from '#testing/orders.ts';
import { pageOf } from '#testing/own-page.ts';
import { pdfText } from '#testing/pdf-text.ts';
import { sampleRegistration } from '#testing/samples.ts';

const COMPANY = 'Énergie de l’Ɔdɔ & Fils S.à r.l.';
const INVOICED = { company: COMPANY, address: '12, rue du Commerce\nLomé', taxNumber: 'TG-0042' };

/** What differs from English, on every paper and on each. */
const SAID = {
  fr: {
    button: 'Reçu R-00001',
    all: ['Numéro fiscal TG-0042', 'Date et heure', 'Quantité', 'Prix unitaire', 'VAT (15 %)'],
    proforma: [
      'Facture pro forma',
      '1er juillet 2025',
      'Ceci n’est pas une facture fiscale.',
      /Early bird\s+5\s+1.000,00\s+10.%\s+4.500,00/,
    ],
    receipt: [
      'Reçu',
      'Vente de services',
      /Virement bancaire · TRF 4711\s+5.400,00.GHS/,
      /Total taxes comprises\s+5.400,00.GHS/,
    ],
    credit: [/Avoir sur une vente/, /À votre crédit\s+5.400,00.GHS/],
  },
  pt: {
    button: 'Recibo R-00001',
    all: ['Número fiscal TG-0042', 'Data e hora', 'Quantidade', 'Preço unitário'],
    proforma: ['Fatura pró-forma', 'Isto não é uma fatura fiscal.'],
    receipt: ['Recibo', 'Venda de serviços', /Transferência bancária · TRF 4711/, /Total com impostos/],
    credit: ['Nota de crédito', /Crédito sobre uma venda/, /Creditado a si/],
  },
} as const;
/** What English papers say. */
const ENGLISH =
  /invoice|receipt|credit note|levies|amount|tax number|thanks|discount|date and time|price each/i;

test.for(['fr', 'pt'] as const)(
  'who registers in %s has every paper in it, on their pages and by mail',
  async (language) => {
    const sink = await openMailSink();
    const { app, client } = await selling(mailSettings(sink.url));
    await client.call(saveLanguages, { body: { main: 'en', others: ['fr', 'pt'] } });
    const people = ['Kofi', 'Esi', 'Yaw', 'Abena'].map((name) => ({
      name,
      role: 'Analyst',
      email: emailOf(name),
    }));
    const buyer = sampleRegistration({ name: 'Ama', email: emailOf('Ama'), company_name: COMPANY });
    await app.visitor.fetch(`/${language}${callAddress(registerGroup)}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...buyer, people, unnamed: 0 }),
    });
    sendingInstance(app);
    const mails = async () =>
      (await sink.parsed()).filter(({ to }) => to?.some((one) => one.address === emailOf('Ama')));
    const mailedPapers = async () => {
      const papers = (await mails()).flatMap(({ attachments }: Email) =>
        attachments.filter(({ mimeType }) => mimeType === 'application/pdf'),
      );
      return Promise.all(papers.map(({ content }) => pdfText(content as ArrayBuffer)));
    };
    const linkOf = async (pattern: RegExp) =>
      (await mails()).map(({ text = '' }) => pattern.exec(text)?.[0]).find(Boolean) ?? '';
    const ofOrder = new RegExp(`http\\S+/${language}/order/[\\w-]+`);
    await expect.poll(() => linkOf(ofOrder)).not.toBe('');
    const { id } = await orderOf(app, 'Ama');
    const link = await linkOf(ofOrder);
    const page = buyersPage(app, link);
    const { all, button, ...said } = SAID[language];
    const expectSaid = (text: string, words: readonly (string | RegExp)[]) => {
      for (const word of [...all, ...words, COMPANY, 'Summit Limited']) expect(text).toMatch(word);
      expect(text).not.toMatch(ENGLISH);
    };

    const proforma = await page.press({ do: 'proforma', ...INVOICED });
    const asked = await pdfText(await proforma.arrayBuffer());
    expectSaid(asked, said.proforma);
    await expect.poll(mailedPapers).toEqual([asked]);

    await client.call(enterPayment, {
      query: { id },
      body: { way: 'bank', amount: '5400', note: 'TRF 4711' },
    });
    await expect.poll(async () => (await mailedPapers()).length).toBe(2);
    expectSaid((await mailedPapers())[1] ?? '', said.receipt);
    const own = await linkOf(new RegExp(`http\\S+/${language}/my/[\\w-]{43}`));
    const { html } = await pageOf(app, new URL(own).pathname).open();
    const paper = new RegExp(`value="(paper-[^"]+)"[^>]*>${button}`).exec(html)?.[1] ?? '';
    expectSaid(await pdfText(await (await page.press({ do: paper })).arrayBuffer()), said.receipt);

    await client.call(cancelOrder, { query: { id }, body: { note: 'By telephone' } });
    const credit = /value="(paper-[^"]+)"[^>]*>[^<]*C-00001/.exec(await page.open())?.[1] ?? '';
    expectSaid(await pdfText(await (await page.press({ do: credit })).arrayBuffer()), said.credit);
  },
);
